import { wechatuser } from '@lattice/api/resources/cms/wechatuser';
import type { Meta } from '@storybook/react-vite';
import { answerRows } from '../../fixtures/answer.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const meta: Meta<AppScreenProps> = { ...screens, title: 'Screens/Followers', tags: ['!autodocs'], play: isDrawn };
export default meta;

/** The followers, to be read, tagged and bound. */
export const List: ScreenStory = {
  args: {
    address: '/cms/wechatuser',
    shows: '山间清风',
    answers: [
      holds(...allOf(wechatuser)),
      answerRows(wechatuser, 'page', [
        { id: '1', nickName: '山间清风', sex: '2', subscribe: 1, subscribeTime: '2026-02-01 09:00:00', isBlack: 0 },
        { id: '2', nickName: '枫桥夜泊', sex: '1', subscribe: 1, subscribeTime: '2026-01-11 09:00:00', isBlack: 1 },
      ]),
    ],
  },
};
