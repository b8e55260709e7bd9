import { msg } from '@lingui/core/macro';
import type { Page } from '../../navigation/Page.ts';

/** The file of one person. */
export const pages: readonly Page[] = [
  {
    path: '/source/populationinfo/:id',
    title: msg`人员档案`,
    access: 'member',
    load: () => import('./PersonScreen.tsx').then((m) => m.PersonScreen),
  },
];
