import { msg } from '@lingui/core/macro';
import type { Page } from '../../navigation/Page.ts';

/** Cameras: many side by side, and one with what is around it. */
export const pages: readonly Page[] = [
  {
    path: '/dispatch/videoScheduling',
    title: msg`视频监控调度`,
    access: 'member',
    isTab: false,
    isFull: true,
    isOfMenu: true,
    load: () => import('./WallScreen.tsx').then((m) => m.WallScreen),
  },
  {
    path: '/dispatch/videoClassRoom/:info',
    title: msg`点位调度`,
    access: 'member',
    isKept: false,
    load: () => import('./PointScreen.tsx').then((m) => m.PointScreen),
  },
];
