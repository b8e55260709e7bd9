import { messageMain } from '@lattice/api/resources/cms/messageMain';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { answer, answerRows } from '../../fixtures/answer.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const meta: Meta<AppScreenProps> = {
  ...screens,
  title: 'Screens/Messages',
  tags: ['!autodocs'],
  play: isDrawn,
  args: {
    address: '/cms/messageMain',
    shows: '防汛值守安排',
    answers: [
      holds(...allOf(messageMain)),
      answerRows(messageMain, 'page', [
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
      ]),
    ],
  },
};
export default meta;

/** Messages with how many of their receivers have read them. */
export const List: ScreenStory = {};

/** A message that was sent is taken back by keys alone. */
export const Recall: ScreenStory = {
  args: { answers: [...(meta.args?.answers ?? []), answer(messageMain, 'submit', { id: '1', rev: 2 } as never)] },
  play: async (context) => {
    await isDrawn(context);
    (await screen.findByRole('button', { name: kitText('撤回') })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog');
    const act = within(dialog).getByRole('button', { name: kitText('撤回') });
    while (document.activeElement !== act) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
