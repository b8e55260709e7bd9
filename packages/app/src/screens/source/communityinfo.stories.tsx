import { communityinfo } from '@lattice/api/resources/source/communityinfo';
import { communityset } from '@lattice/api/resources/source/communityset';
import { listOf } from '../../fixtures/listOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

export default { ...screens, title: 'Screens/Communities', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

/** The communities, each with the way to its buildings. */
export const List: ScreenStory = {
  args: listOf(
    communityinfo,
    '枫桥花园',
    [{ id: '1', communityName: '枫桥花园', communityCode: 'XQ0001', communityType: '1', address: '枫桥路56号' }],
    holds(...allOf(communityinfo), ...allOf(communityset)),
  ),
};
