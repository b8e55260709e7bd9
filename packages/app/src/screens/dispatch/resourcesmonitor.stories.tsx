import { permissionCode } from '@lattice/api/resource';
import { resourcesmonitor } from '@lattice/api/resources/dispatch/resourcesmonitor';
import { thrid } from '@lattice/api/resources/project/thrid';
import { listOf } from '../../fixtures/listOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

export default { ...screens, title: 'Screens/Camera list', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

/** The cameras, each with the way to its picture. */
export const List: ScreenStory = {
  args: listOf(
    resourcesmonitor,
    '和平路口球机',
    [{ id: '1', deviceName: '和平路口球机', address: '和平路 12 号', isPtz: 1, isOnline: 1, status: '1' }],
    holds(...allOf(resourcesmonitor), permissionCode(thrid, 'view')),
  ),
};
