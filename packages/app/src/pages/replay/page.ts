import { msg } from '@lingui/core/macro';
import type { Page } from '../../navigation/Page.ts';

/** The course of a dispatch, looked at again. */
export const pages: readonly Page[] = [
  {
    path: '/dispatch/replay',
    title: msg`调度回放`,
    access: 'member',
    isKept: false,
    load: () => import('./ReplayScreen.tsx').then((m) => m.ReplayScreen),
  },
];
