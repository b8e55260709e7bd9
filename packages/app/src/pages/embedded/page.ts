import { msg } from '@lingui/core/macro';
import type { Page } from '../../navigation/Page.ts';

/** A page of another site inside the application. */
export const pages: readonly Page[] = [
  {
    path: '/myiframe/:routerPath',
    title: msg`外部页面`,
    access: 'member',
    load: () => import('./EmbeddedScreen.tsx').then((m) => m.EmbeddedScreen),
  },
];
