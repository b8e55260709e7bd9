import { permissionCode } from '@lattice/api/resource';
import { user } from '@lattice/api/resources/blade-user';
import { recorddispatch } from '@lattice/api/resources/dispatch/recorddispatch';
import { answer, answerAt } from '../../fixtures/answer.ts';
import { listOf } from '../../fixtures/listOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const meta: ScreenMeta = { ...screens, title: 'Screens/Dispatch records', tags: ['!autodocs'], play: isDrawn };
export default meta;

/** What was dispatched; a meeting that goes on can be entered. */
export const List: ScreenStory = {
  args: listOf(
    recorddispatch,
    'DD202611200001',
    [
      {
        id: '1',
        dispatchNo: 'DD202611200001',
        dispatchType: '1',
        roomName: '防汛会商',
        roomNo: '880001',
        sendUser: '7001',
        userIds: '7001,7002',
        status: '0',
      },
    ],
    holds(...allOf(recorddispatch), permissionCode(recorddispatch, 'startVideoconferencing')),
    answer(user, 'userList', []),
    answerAt('GET', 'dispatch/recorddispatch/counts', { 0: 1 }),
  ),
};
