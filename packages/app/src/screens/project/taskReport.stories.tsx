import { gridmemberTaskHandle } from '@lattice/api/resources/project/gridmemberTaskHandle';
import { monthOf } from '../../fixtures/monthOf.ts';
import { type ScreenMeta, type ScreenStory, screens } from '../../fixtures/screens.ts';

export default { ...screens, title: 'Screens/Task figures', tags: ['!autodocs'] } satisfies ScreenMeta;

/** The figures of a month, ranked. */
export const Month: ScreenStory = {
  args: monthOf('/project/taskReport', '85.7%', `${gridmemberTaskHandle.path}/report`, {
    receivedCount: 7,
    finishRate: 85.7,
  }),
};
