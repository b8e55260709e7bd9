import { communityset } from '@lattice/api/resources/source/communityset';
import { listOf } from '../../fixtures/listOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';

const meta: ScreenMeta = { ...screens, title: 'Screens/Settings of communities', tags: ['!autodocs'], play: isDrawn };
export default meta;

const setting = (id: string, isGenerated: 0 | 1) => ({
  id,
  setName: `枫桥花园${id}期`,
  communityId: '1',
  communityIdName: '枫桥花园',
  buildingCount: 6,
  buildingNamePrefix: '{n}号楼',
  unitCount: 2,
  floorCount: 6,
  housesPerFloor: 2,
  isGenerated,
});

/** The settings, one of them used. */
export const List: ScreenStory = { args: listOf(communityset, '枫桥花园2期', [setting('1', 1), setting('2', 0)]) };
