import { type Event, event } from '@lattice/api/resources/event/event';
import { eventcategory } from '@lattice/api/resources/event/eventcategory';
import { type SampleRow, answer, treeNode } from '../../fixtures/answer.ts';
import { listOf } from '../../fixtures/listOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';

export default { ...screens, title: 'Screens/Events', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

const report = (
  id: string,
  eventTitle: string,
  eventStatus: Event['eventStatus'],
  eventLevel: Event['eventLevel'],
  isOverdue: string,
): SampleRow<typeof event> => ({
  id,
  eventNo: `SJ20260310${id.padStart(4, '0')}`,
  eventTitle,
  categoryId: '5',
  categoryIdName: '道路设施',
  eventfrom: id === '2' ? '5' : '1',
  eventLevel,
  griddingId: '1',
  griddingIdName: '和平社区第一网格',
  reportName: '陈**',
  reportTime: '2026-03-10 08:12:00',
  handleDeptId: '302',
  handleDeptIdName: '城市管理办',
  deadline: '2026-03-12 18:00:00',
  isOverdue,
  eventStatus,
});

/** Events in several states, with the moves that the person may make. */
export const List: ScreenStory = {
  args: listOf(
    event,
    '和平路路灯损坏',
    [
      report('1', '和平路路灯损坏', '1', '04', '0'),
      report('2', '楼道堆放杂物', '3', '03', '1'),
      report('3', '广场噪声扰民', '6', '04', '0'),
    ],
    answer(eventcategory, 'lazyTree', [treeNode('5', '道路设施')]),
  ),
};
