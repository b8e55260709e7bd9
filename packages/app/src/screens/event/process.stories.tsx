import { permissionCode } from '@lattice/api/resource';
import { event } from '@lattice/api/resources/event/event';
import { expect, screen, waitFor, within } from 'storybook/test';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { answer, answerRow, answerRows } from '../../fixtures/answer.ts';
import { sampleEvent, sampleEvents } from '../../fixtures/events.ts';
import { Keys } from '../../fixtures/Keys.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds, signedIn } from '../../fixtures/town.ts';

const meta: ScreenMeta = { ...screens, title: 'Screens/Events to handle', tags: ['!autodocs'], play: isDrawn };
export default meta;

const answers = [holds(...allOf(event)), answerRows(event, 'evevtProcesspage', sampleEvents)];

export const List: ScreenStory = { args: { address: '/event/process', shows: '和平路路灯损坏', answers } };

/** The same by state. */
export const ByState: ScreenStory = { args: { ...List.args, address: '/event/process?as=board' } };

const own = sampleEvent('1004', '消防通道堵塞', { eventStatus: '3', handleUserId: '7001', handleUserIdName: '李华' });

/** An event is done by the keyboard alone: its action, what was done, and off it goes. */
export const Handled: ScreenStory = {
  args: {
    address: '/event/process',
    shows: '消防通道堵塞',
    session: { user: signedIn.user && { ...signedIn.user, role_name: 'dept' } },
    answers: [
      holds(...allOf(event), permissionCode(event, 'complete')),
      answerRows(event, 'evevtProcesspage', [own]),
      answerRow(event, 'detail', own),
      answer(event, 'completeTask', { id: '1004', eventNo: 'SJ4', eventStatus: '4', deadline: '' }),
    ],
  },
  play: onceDrawn(async ({ canvasElement }) => {
    const keys = new Keys();
    await keys.pressInRow(canvasElement, kitText('处理完成'));
    const dialog = within(await screen.findByRole('dialog'));
    await keys.fill(await dialog.findByRole('textbox', { name: kitText('处理（化解）情况') }), '已清理');
    await keys.press(dialog.getByRole('button', { name: kitText('处理完成') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(keys.count).toBeLessThanOrEqual(3);
  }),
};

/** The same on a telephone. */
export const HandledOnPhone: ScreenStory = {
  ...Handled,
  globals: { viewport: { value: 'mobile2', isRotated: false } },
};
