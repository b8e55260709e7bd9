import { articlewechatmenu } from '@lattice/api/resources/cms/articlewechatmenu';
import type { Meta } from '@storybook/react-vite';
import { answerRows } from '../../fixtures/answer.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const meta: Meta<AppScreenProps> = {
  ...screens,
  title: 'Screens/WeChat menu',
  tags: ['!autodocs'],
  play: isDrawn,
  args: {
    address: '/cms/articlewechatmenu',
    shows: '办事大厅',
    answers: [
      holds(...allOf(articlewechatmenu)),
      answerRows(articlewechatmenu, 'page', [
        { id: '1', menuName: '办事大厅', menuType: 'view', sort: 1, isEnabled: 1, syncStatus: '0' },
      ]),
    ],
  },
};
export default meta;

/** Entries of the menu of an account. */
export const List: ScreenStory = {};
