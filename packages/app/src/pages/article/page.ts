import { msg } from '@lingui/core/macro';
import type { Page } from '../../navigation/Page.ts';

/** An article as its readers see it. */
export const pages: readonly Page[] = [
  {
    path: '/cms/articlePreview/:id',
    title: msg`文章预览`,
    access: 'member',
    isKept: false,
    load: () => import('./PreviewScreen.tsx').then((m) => m.PreviewScreen),
  },
];
