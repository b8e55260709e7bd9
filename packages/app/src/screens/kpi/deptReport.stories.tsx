import { gridmemberbaseassess } from '@lattice/api/resources/kpi/gridmemberbaseassess';
import { monthOf } from '../../fixtures/monthOf.ts';
import { type ScreenMeta, type ScreenStory, screens } from '../../fixtures/screens.ts';

export default { ...screens, title: 'Screens/Department figures', tags: ['!autodocs'] } satisfies ScreenMeta;

/** The figures of a month, ranked. */
export const Month: ScreenStory = {
  args: monthOf('/kpi/deptReport', '93.5%', `${gridmemberbaseassess.path}/getDeptAssessList`, {
    eventCount: 31,
    finishRate: 93.5,
  }),
};
