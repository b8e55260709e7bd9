import type { DispatchAnswer } from '@lattice/api/dispatchTestCalls';
import { eventcategory } from '@lattice/api/resources/event/eventcategory';
import { eventdistribute } from '@lattice/api/resources/event/eventdistribute';
import { answer, answerAt, treeNode } from '../../fixtures/answer.ts';
import { listOf } from '../../fixtures/listOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';

export default { ...screens, title: 'Screens/Event rules', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

const outcome: DispatchAnswer = {
  ruleId: '1',
  ruleName: '道路设施自动分派',
  isAuto: true,
  deptIdName: '城市管理办',
  userIdName: '',
  candidates: [],
  copyTo: ['应急管理办'],
  smsCount: 2,
  acceptHours: 4,
  handleHours: 24,
  acceptDeadline: '2026-03-10 15:00:00',
  deadline: '2026-03-13 14:00:00',
};

export const List: ScreenStory = {
  args: listOf(
    eventdistribute,
    '城市管理',
    [
      {
        id: '1',
        ruleName: '道路设施自动分派',
        categoryId: '5',
        categoryIdName: '道路设施',
        distributeMode: '1',
        handleDeptId: '302',
        handleDeptIdName: '城市管理办',
        handleHours: 24,
        isAuto: 1,
        priority: 10,
        isEnabled: 1,
      },
    ],
    answer(eventcategory, 'lazyTree', [treeNode('4', '城市管理')]),
    answerAt('GET', 'event/eventdistribute/try', outcome),
  ),
};
