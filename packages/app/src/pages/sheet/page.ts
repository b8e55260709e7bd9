import { msg } from '@lingui/core/macro';
import type { Page } from '../../navigation/Page.ts';

/** A report file as it looks when it is filled. */
export const pages: readonly Page[] = [
  {
    path: '/myiframe/report/:id',
    title: msg`报表预览`,
    access: 'member',
    load: () => import('./SheetScreen.tsx').then((m) => m.SheetScreen),
  },
];
