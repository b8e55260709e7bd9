import { inbox } from '@lattice/api/resources/blade-desk/inbox';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { Refused, answer } from '../../fixtures/answer.ts';
import { type ScreenMeta, type ScreenStory, foundAgain, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';
import { holds } from '../../fixtures/town.ts';
import { receiverAnswers } from '../../fixtures/messages.ts';
import { press } from '../../../../ui/src/fixtures/press.ts';

const answers = [
  holds(),
  ...receiverAnswers(),
  answer(inbox, 'content', {
    content: '请各岗位今晚到岗。\n明早八点交接。',
    receipt: { isDue: true, time: '', text: '' },
  }),
];

const args = { address: '/cms/messageReceiver', shows: '防汛值守安排', answers };

const meta: ScreenMeta = { ...screens, title: 'Screens/Message receivers', tags: ['!autodocs'], play: isDrawn, args };
export default meta;

/** Messages with their receivers: people are asked to confirm those to themselves alone. */
export const List: ScreenStory = {
  play: onceDrawn(async () => {
    await expect(await screen.findAllByRole('button', { name: kitText('回执') })).toHaveLength(1);
  }),
};

const openByKeys = async () => {
  await press(await screen.findByRole('button', { name: kitText('回执') }));
  const dialog = within(await screen.findByRole('dialog'));
  // Lines stay as they were typed.
  await expect((await dialog.findByRole('article')).innerText.trim().split('\n')).toHaveLength(2);
  const reply = await dialog.findByRole('textbox', { name: kitText('回执内容') });
  while (document.activeElement !== reply) await userEvent.tab();
  await userEvent.keyboard('收到');
  const confirm = dialog.getByRole('button', { name: kitText('确认收到') });
  while (document.activeElement !== confirm) await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  return { dialog, reply };
};

/** A message is read and confirmed with a short reply, by keys alone. */
export const Confirm: ScreenStory = {
  args: { answers: [...answers, answer(inbox, 'confirm', true)] },
  play: onceDrawn(async () => {
    await openByKeys();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }),
};

/** A receipt that the server refuses says why; what was written stays. */
export const RefusedReceipt: ScreenStory = {
  args: { answers: [...answers, answer(inbox, 'confirm', new Refused(400, '消息已撤回，不需要回执'))] },
  play: onceDrawn(async () => {
    const { dialog, reply } = await openByKeys();
    await expect(await dialog.findByText('消息已撤回，不需要回执')).toBeVisible();
    await expect(reply).toHaveValue('收到');
  }),
};

/** A receipt that is half written is there again after a reload. */
export const ReceiptKept: ScreenStory = {
  tags: ['oneLanguage'],
  play: async (context) =>
    foundAgain(context, async () => {
      await userEvent.click(await screen.findByRole('button', { name: kitText('回执') }));
      return screen.findByRole('textbox', { name: kitText('回执内容') });
    }),
};
