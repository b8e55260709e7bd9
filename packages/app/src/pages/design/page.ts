import { msg } from '@lingui/core/macro';
import type { Page } from '../../navigation/Page.ts';

/** The designer of a process. */
export const pages: readonly Page[] = [
  {
    path: '/flow/design/:id/:name',
    title: msg`流程设计`,
    access: 'member',
    load: () => import('./DesignScreen.tsx').then((m) => m.DesignScreen),
  },
];
