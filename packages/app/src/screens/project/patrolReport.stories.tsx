import { patrolTaskProgress } from '@lattice/api/resources/project/patrolTaskProgress';
import { monthOf } from '../../fixtures/monthOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';

export default { ...screens, title: 'Screens/Patrol figures', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

export const Month: ScreenStory = {
  args: monthOf('/project/patrolReport', '88.9%', `${patrolTaskProgress.path}/report`, {
    taskCount: 3,
    checkRate: 88.9,
  }),
};
