import type { FaultCount } from '@lattice/api/supervisionCalls';
import { answerAt } from '../../fixtures/answer.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';

export default { ...screens, title: 'Screens/Event faults', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

const works = { deptId: '302', deptIdName: '城市管理办', userId: '11', userIdName: '高敏' };
const counts: FaultCount[] = [
  { ...works, fault: 'isUnhandled', count: 6 },
  { ...works, fault: 'isImproper', count: 2 },
  { fault: 'isUnaccepted', deptId: '', deptIdName: '', userId: '', userIdName: '', count: 3 },
  { fault: 'isKnotty', deptId: '303', deptIdName: '平安建设办', userId: '12', userIdName: '罗凯', count: 1 },
];

/** Figures of the questions of supervision by department. */
export const Figures: ScreenStory = {
  args: {
    address: '/event/faults',
    shows: '城市管理办',
    answers: [answerAt('GET', 'event/eventsupervise/faults', counts)],
  },
};
