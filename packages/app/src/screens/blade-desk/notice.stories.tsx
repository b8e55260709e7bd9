import { notice } from '@lattice/api/resources/blade-desk/notice';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { HOSTILE_PARTS, hostileDocuments } from '../../../../ui/src/fixtures/hostileDocuments.ts';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { answerAt, answerRow } from '../../fixtures/answer.ts';
import { chooseInMore } from '../../fixtures/chooseInMore.ts';
import { listOf, registerOf } from '../../fixtures/listOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';

const args = listOf(
  notice,
  '防汛值守安排',
  [
    {
      id: '1',
      title: '防汛值守安排',
      category: '1',
      releaseTime: '2026-11-20 15:00:00',
      receiverType: '2',
      bannerTone: '2',
      readCount: '17',
    },
  ],
  answerAt('GET', 'blade-desk/notice/readers', {
    total: 2,
    read: 1,
    replied: null,
    people: [
      { id: '1', name: '王芳', deptName: '和平社区', time: '', replyTime: '', reply: '' },
      { id: '2', name: '李明', deptName: '应急管理办公室', time: '2026-11-20 15:20', replyTime: '', reply: '' },
    ],
  }),
);

export default { ...screens, title: 'Screens/Notices', tags: ['!autodocs'], play: isDrawn, args } satisfies ScreenMeta;

/** A notice with who has read it: those who have not stand first. */
export const Readers: ScreenStory = {
  play: onceDrawn(async () => {
    await chooseInMore('阅读情况');
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(kitText('未读'))).toBeVisible();
  }),
};

/** A stock server keeps notices without receivers. */
export const StockServer: ScreenStory = { tags: ['oneLanguage'], args: { session: { abilities: [] } } };

const hostileNotice = {
  id: '1',
  title: hostileDocuments.join(' '),
  category: '1',
  releaseTime: '2026-11-20 15:00:00',
  receiverType: '1',
  content: hostileDocuments.map((text, at) => `<p>第 ${at + 1} 份</p>${text}`).join(''),
} as const;

/**
 * Sixty documents that try to act, of which some swallow the next, as the title and the text of a notice, in the list
 * and as it is read.
 */
export const Hostile: ScreenStory = {
  tags: ['oneLanguage'],
  args: {
    shows: '防汛',
    answers: [...registerOf(notice, [hostileNotice]), answerRow(notice, 'detail', hostileNotice)],
  },
  play: async () => {
    const hostile = fn();
    Object.assign(globalThis, { hostile });
    await userEvent.click(await screen.findByRole('button', { name: kitText('查看') }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getAllByText(/^第 \d+ 份$/).length).toBeGreaterThan(20));
    // The text alone: the dialog has buttons of its own.
    const text = within(dialog).getAllByText(/^第 \d+ 份$/)[0]?.parentElement;
    await expect(text).toBeVisible();
    await expect(text?.querySelector(`p ~ :is(${HOSTILE_PARTS})`)).toBeNull();
    await expect(hostile).not.toHaveBeenCalled();
  },
};
