import { msg } from '@lingui/core/macro';
import type { Page } from '../../navigation/Page.ts';

/** A meeting, for those who were called to it. */
export const pages: readonly Page[] = [
  {
    path: '/dispatch/meeting/:id',
    title: msg`视频会议`,
    access: 'member',
    isTab: false,
    isFull: true,
    load: () => import('./MeetingScreen.tsx').then((m) => m.MeetingScreen),
  },
];
