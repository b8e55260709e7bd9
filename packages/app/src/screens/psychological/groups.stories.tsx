import { type ScaleGroup, groupsCall } from '@lattice/api/psychology/groupCall';
import { answerAt } from '../../fixtures/answer.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { holds } from '../../fixtures/town.ts';

export default { ...screens, title: 'Screens/ScaleGroups', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

const group = (id: string, deptName: string, people: number, mean: number): ScaleGroup => ({
  id,
  sourceType: id.slice(0, 1),
  deptName,
  people,
  levels: [
    { level: '0', people: people - 2 },
    { level: '1', people: 2 },
  ],
  factors: [
    { name: '总分', isTotal: true, mean: mean * 20, norm: null },
    { name: '负荷', isTotal: false, mean, norm: 1.5 },
    { name: '倦怠', isTotal: false, mean: mean + 0.4, norm: 1.5 },
    { name: '身心', isTotal: false, mean: mean - 0.2, norm: 1.5 },
  ],
});

/** The figures of a quarter: everybody, grid members, and the one department with enough of them. */
export const Quarter: ScreenStory = {
  args: {
    address: '/psychological/groups',
    shows: '工作压力自评',
    answers: [
      holds('appletfactorresult_view'),
      answerAt('GET', `psychological/appletfactorresult/${groupsCall.path}`, {
        hmid: '5',
        quarter: '2025-Q4',
        made: '2026-01-01 00:40:00',
        groups: [group('', '', 23, 1.8), group('1', '', 23, 1.8), group('1.301', '云栖社区', 9, 2.1)],
        choices: [{ hmid: '5', scaleName: '工作压力自评', quarters: ['2025-Q4', '2025-Q3'] }],
      }),
    ],
  },
};
