import { gridmemberbaseassess } from '@lattice/api/resources/kpi/gridmemberbaseassess';
import { monthOf } from '../../fixtures/monthOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';

const meta: ScreenMeta = { ...screens, title: 'Screens/Work of members', tags: ['!autodocs'], play: isDrawn };
export default meta;

export const Month: ScreenStory = {
  args: monthOf('/kpi/workReport', '18.4', `${gridmemberbaseassess.path}/getGridmemberWorkList`, {
    workCount: 12,
    visitCount: 31,
    patrolMileage: 18.4,
  }),
};
