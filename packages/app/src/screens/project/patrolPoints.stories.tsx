import { patrolPoints } from '@lattice/api/resources/project/patrolPoints';
import { listOf } from '../../fixtures/listOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';

export default { ...screens, title: 'Screens/Patrol points', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

export const List: ScreenStory = {
  args: listOf(patrolPoints, '和平桥东头', [
    {
      id: '1',
      pointName: '和平桥东头',
      pointCode: 'XD202603100001',
      pointType: '1',
      griddingId: '1',
      griddingIdName: '和平社区第一网格',
      address: '和平路 1 号',
      riskLevel: '1',
      isEnabled: 1,
    },
  ]),
};
