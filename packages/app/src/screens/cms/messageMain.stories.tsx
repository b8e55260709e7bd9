import { messageMain } from '@lattice/api/resources/cms/messageMain';
import type { Meta } from '@storybook/react-vite';
import { answerRows } from '../../fixtures/answer.ts';
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
