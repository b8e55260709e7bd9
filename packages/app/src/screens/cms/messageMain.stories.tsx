import { messageMain } from '@lattice/api/resources/cms/messageMain';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { kitPattern, kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { answer, answerAt } from '../../fixtures/answer.ts';
import { listOf, registerOf } from '../../fixtures/listOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';
import { press } from '../../../../ui/src/fixtures/press.ts';

const args = listOf(messageMain, '防汛值守安排', [
  {
    id: '1',
    messageTitle: '防汛值守安排',
    messageType: '5',
    channels: '1',
    receiverType: '5',
    priority: '2',
    sendTime: '2026-11-20 15:00:00',
    totalCount: '42',
    readCount: '17',
    status: '2',
  },
]);

export default { ...screens, title: 'Screens/Messages', tags: ['!autodocs'], play: isDrawn, args } satisfies ScreenMeta;

export const List: ScreenStory = {};

/** A message that was sent is taken back by keys alone. */
export const Recall: ScreenStory = {
  args: { answers: [...args.answers, answer(messageMain, 'submit', { id: '1', rev: 2 } as never)] },
  play: onceDrawn(async () => {
    await press(await screen.findByRole('button', { name: kitText('撤回') }));
    const dialog = await screen.findByRole('alertdialog');
    const act = within(dialog).getByRole('button', { name: kitText('撤回') });
    while (document.activeElement !== act) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }),
};

/** Who has confirmed a message that asks for it, who has only read it, who has done neither. */
export const Receipts: ScreenStory = {
  args: {
    answers: [
      ...registerOf(messageMain, [
        {
          id: '1',
          messageTitle: '防汛值守安排',
          messageType: '5',
          channels: '1',
          receiverType: '1',
          sendTime: '2026-11-20 15:00:00',
          totalCount: '3',
          readCount: '3',
          replyCount: '1',
          status: '2',
        },
      ]),
      answerAt('GET', 'cms/messageMain/readers', {
        total: 3,
        read: 2,
        replied: 1,
        people: [
          { id: '1', name: '王芳', deptName: '和平社区', time: '', replyTime: '', reply: '' },
          { id: '2', name: '赵敏', deptName: '平安办', time: '2026-11-20 15:10', replyTime: '', reply: '' },
          {
            id: '3',
            name: '李明',
            deptName: '应急管理办公室',
            time: '2026-11-20 15:20',
            replyTime: '2026-11-20 15:21',
            reply: '收到，今晚到岗',
          },
        ],
      }),
    ],
  },
  play: onceDrawn(async () => {
    const openMenu = async () => {
      const more = await screen.findAllByRole('button', { name: kitPattern(/更多/) });
      await userEvent.click(more.at(-1) as HTMLElement);
    };
    await openMenu();
    // Everybody has read it, so those are left who have not confirmed it.
    await expect(await screen.findByRole('menuitem', { name: kitText('提醒回执') })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: kitText('提醒未读') })).toBeNull();
    await userEvent.click(await screen.findByRole('menuitem', { name: kitText('阅读情况') }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText('收到，今晚到岗')).toBeVisible();
    await expect(dialog.getAllByText(kitText('未回执'))).toHaveLength(2);
  }),
};
