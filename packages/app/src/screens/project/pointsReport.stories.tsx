import { gridmemberPoints } from '@lattice/api/resources/project/GridmemberPoints';
import { monthOf } from '../../fixtures/monthOf.ts';
import { type ScreenMeta, type ScreenStory, screens } from '../../fixtures/screens.ts';

export default { ...screens, title: 'Screens/Points ranking', tags: ['!autodocs'] } satisfies ScreenMeta;

/** The figures of a month, ranked. */
export const Month: ScreenStory = {
  args: monthOf('/project/pointsReport', '46', `${gridmemberPoints.path}/report`, {
    points: 46,
    addPoints: 50,
    deductPoints: 4,
  }),
};
