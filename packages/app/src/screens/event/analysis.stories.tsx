import { menu } from '@lattice/api/resources/blade-system/menu';
import { eventcategory } from '@lattice/api/resources/event/eventcategory';
import { gridmemberbaseassess } from '@lattice/api/resources/kpi/gridmemberbaseassess';
import { visualization } from '@lattice/api/resources/visualization';
import { answer, answerRows } from '../../fixtures/answer.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { entry } from '../../fixtures/town.ts';

export default { ...screens, title: 'Screens/Event analysis', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

const trend = Array.from({ length: 10 }, (_, at) => ({
  day: `2026-03-${String(at + 1).padStart(2, '0')}`,
  reported: (at * 7) % 5,
  closed: (at * 3) % 4,
}));
const department = {
  deptId: '302',
  deptIdName: '城市管理办',
  gridCount: 4,
  memberCount: 9,
  eventCount: 31,
  finishRate: 93.5,
  onTimeRate: 90,
  satisfyRate: null,
  avgScore: 88.4,
  rankNo: 1,
};

export const Month: ScreenStory = {
  args: {
    address: '/event/analysis',
    shows: '道路设施',
    answers: [
      answer(menu, 'routes', [entry('/event/analysis', '事件分析', ''), entry('/kpi/deptReport', '部门考核统计', '')]),
      answer(visualization, 'selectEventOverview', {
        total: 42,
        open: 9,
        closed: 33,
        overdue: 2,
        supervised: 1,
        finishRate: 78.6,
        onTimeRate: 93.9,
        satisfyRate: 95,
      }),
      answer(visualization, 'selectEventTrend', trend),
      answer(visualization, 'selectEventCategory', [
        { categoryName: '道路设施', count: 17 },
        { categoryName: '消防通道堵塞', count: 9 },
      ]),
      answer(visualization, 'selectEventHeatMap', [
        { lng: 118.61, lat: 30.11, count: 9 },
        { lng: 118.63, lat: 30.12, count: 3 },
      ]),
      answerRows(eventcategory, 'page', [{ id: '5', categoryName: '道路设施' }]),
      answer(gridmemberbaseassess, 'getDeptAssessList', {
        records: [department],
        total: 1,
        size: 200,
        current: 1,
        pages: 1,
      }),
    ],
  },
};
