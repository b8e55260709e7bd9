import { gridmemberbaseassess } from '@lattice/api/resources/kpi/gridmemberbaseassess';
import { monthOf } from '../../fixtures/monthOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';

const meta: ScreenMeta = { ...screens, title: 'Screens/Department figures', tags: ['!autodocs'], play: isDrawn };
export default meta;

export const Month: ScreenStory = {
  args: monthOf('/kpi/deptReport', '93.5%', `${gridmemberbaseassess.path}/getDeptAssessList`, {
    eventCount: 31,
    finishRate: 93.5,
  }),
};
