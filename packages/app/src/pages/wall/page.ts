import { msg } from '@lingui/core/macro';
import type { Page } from '../../navigation/Page.ts';

/** Where a wall gets its scenes by a code. */
export const pages: readonly Page[] = [
  {
    path: '/wall',
    title: msg`大屏投屏`,
    access: 'anyone',
    isTab: false,
    isFull: true,
    load: () => import('./WallPairing.tsx').then((m) => m.WallPairing),
  },
];
