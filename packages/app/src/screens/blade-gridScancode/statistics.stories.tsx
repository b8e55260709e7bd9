import { gridScancode } from '@lattice/api/resources/blade-gridScancode/gridScancode';
import { monthOf } from '../../fixtures/monthOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';

export default { ...screens, title: 'Screens/Scan figures', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

export const Month: ScreenStory = {
  args: monthOf('/blade-gridScancode/statistics', '58', `${gridScancode.path}/statistics`, {
    scanTotal: 58,
    personCount: 41,
  }),
};
