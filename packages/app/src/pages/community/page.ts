import { msg } from '@lingui/core/macro';
import type { Page } from '../../navigation/Page.ts';

/** A community with its buildings, units and houses, made from a setting. */
export const pages: readonly Page[] = [
  {
    path: '/source/communityset/setUp',
    title: msg`小区建档`,
    access: 'member',
    load: () => import('./SetUpScreen.tsx').then((m) => m.SetUpScreen),
  },
];
