import { articlewechatmass } from '@lattice/api/resources/cms/articlewechatmass';
import type { Meta } from '@storybook/react-vite';
import { answerRows } from '../../fixtures/answer.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const meta: Meta<AppScreenProps> = {
  ...screens,
  title: 'Screens/WeChat mass messages',
  tags: ['!autodocs'],
  play: isDrawn,
  args: {
    address: '/cms/articlewechatmass',
    shows: '冬季用电安全',
    answers: [
      holds(...allOf(articlewechatmass)),
      answerRows(articlewechatmass, 'page', [
        {
          id: '1',
          title: '冬季用电安全',
          accountId: '1',
          accountIdName: '枫桥发布',
          msgType: 'text',
          isToAll: 1,
          status: '0',
        },
      ]),
    ],
  },
};
export default meta;

/** Drafts for the followers of an account. */
export const List: ScreenStory = {};
