import { msg } from '@lingui/core/macro';
import type { Page } from '../../navigation/Page.ts';

/** The drawing of a building by floors and rooms. */
export const pages: readonly Page[] = [
  {
    path: '/source/houseinfo/houseStructureChart',
    title: msg`楼栋结构图`,
    access: 'member',
    load: () => import('./StructureScreen.tsx').then((m) => m.StructureScreen),
  },
];
