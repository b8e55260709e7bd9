import { msg } from '@lingui/core/macro';
import type { Page } from '../../navigation/Page.ts';

/** A house with its people, links and registers, registered on one page. */
export const pages: readonly Page[] = [
  {
    path: '/source/household',
    title: msg`一户登记`,
    access: 'member',
    load: () => import('./HouseholdScreen.tsx').then((m) => m.HouseholdScreen),
  },
];
