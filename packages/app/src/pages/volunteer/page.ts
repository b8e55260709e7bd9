import { msg } from '@lingui/core/macro';
import type { Page } from '../../navigation/Page.ts';

/** Where the code of a voluntary activity leads. */
export const pages: readonly Page[] = [
  {
    path: '/volunteer',
    title: msg`志愿活动`,
    access: 'anyone',
    isTab: false,
    isFull: true,
    load: () => import('./VolunteerScreen.tsx').then((m) => m.VolunteerScreen),
  },
];
