import { patrolTaskProgress } from '@lattice/api/resources/project/patrolTaskProgress';
import { monthOf } from '../../fixtures/monthOf.ts';
import { type ScreenMeta, type ScreenStory, screens } from '../../fixtures/screens.ts';

export default { ...screens, title: 'Screens/Patrol figures', tags: ['!autodocs'] } satisfies ScreenMeta;

/** The figures of a month, ranked. */
export const Month: ScreenStory = {
  args: monthOf('/project/patrolReport', '88.9%', `${patrolTaskProgress.path}/report`, {
    taskCount: 3,
    checkRate: 88.9,
  }),
};
