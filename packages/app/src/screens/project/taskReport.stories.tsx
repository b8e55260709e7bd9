import { gridmemberTaskHandle } from '@lattice/api/resources/project/gridmemberTaskHandle';
import { monthOf } from '../../fixtures/monthOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';

export default { ...screens, title: 'Screens/Task figures', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

export const Month: ScreenStory = {
  args: monthOf('/project/taskReport', '85.7%', `${gridmemberTaskHandle.path}/report`, {
    receivedCount: 7,
    finishRate: 85.7,
  }),
};
