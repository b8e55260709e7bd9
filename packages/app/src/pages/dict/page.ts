import { msg } from '@lingui/core/macro';
import type { Page } from '../../navigation/Page.ts';

/** Other addresses of the screen of dictionaries, in both layouts (specification, section 2). */
export const pages: readonly Page[] = [
  {
    path: '/dict-horizontal/index',
    title: msg`字典管理`,
    access: 'member',
    load: () => import('../../screens/blade-system/dict.tsx').then((m) => m.Dict),
  },
  {
    path: '/dict-vertical/index',
    title: msg`字典管理`,
    access: 'member',
    load: () => import('./VerticalScreen.tsx').then((m) => m.VerticalScreen),
  },
];
