import { gridmemberPoints } from '@lattice/api/resources/project/GridmemberPoints';
import { monthOf } from '../../fixtures/monthOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';

export default { ...screens, title: 'Screens/Points ranking', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

export const Month: ScreenStory = {
  args: monthOf('/project/pointsReport', '46', `${gridmemberPoints.path}/report`, {
    points: 46,
    addPoints: 50,
    deductPoints: 4,
  }),
};
