import { wechatuser } from '@lattice/api/resources/cms/wechatuser';
import { syncCall } from '@lattice/api/wechat/followerCalls';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { kitPattern, kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { answerAt, answerRows } from '../../fixtures/answer.ts';
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

/** What WeChat did not take is handed in once more, by keys alone. */
export const NotTaken: ScreenStory = {
  args: {
    address: '/cms/wechatuser',
    shows: '山间清风',
    answers: [
      holds(...allOf(wechatuser)),
      answerAt('POST', `${wechatuser.path}/${syncCall.path}`, true),
      answerRows(wechatuser, 'page', [
        { id: '1', nickName: '山间清风', sex: '2', subscribe: 1, tagIds: '党员', isBlack: 0, syncStatus: '2' },
      ]),
    ],
  },
  play: async (context) => {
    await isDrawn(context);
    const more = (await screen.findAllByRole('button', { name: kitPattern(/更多/) })).at(-1) as HTMLElement;
    more.focus();
    await userEvent.keyboard('{Enter}');
    const item = await screen.findByRole('menuitem', { name: kitText('重新同步到微信') });
    while (document.activeElement !== item) await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(kitText('已重新提交，稍后显示结果'))).toBeVisible();
  },
};
