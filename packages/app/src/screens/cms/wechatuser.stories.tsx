import { wechatuser } from '@lattice/api/resources/cms/wechatuser';
import { syncCall, tagCall } from '@lattice/api/wechat/followerCalls';
import { expect, screen, within } from 'storybook/test';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { answer, answerAt } from '../../fixtures/answer.ts';
import { Keys } from '../../fixtures/Keys.ts';
import { listOf } from '../../fixtures/listOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';

export default { ...screens, title: 'Screens/Followers', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

/** The followers, to be read, tagged and bound. */
export const List: ScreenStory = {
  args: listOf(wechatuser, '山间清风', [
    { id: '1', nickName: '山间清风', sex: '2', subscribe: 1, subscribeTime: '2026-02-01 09:00:00', isBlack: 0 },
    { id: '2', nickName: '枫桥夜泊', sex: '1', subscribe: 1, subscribeTime: '2026-01-11 09:00:00', isBlack: 1 },
  ]),
};

/** Tags and the account of a follower are saved by keys alone. */
export const Marked: ScreenStory = {
  args: {
    ...List.args,
    address: '/cms/wechatuser',
    answers: [
      ...(List.args?.answers ?? []),
      answerAt('POST', `${wechatuser.path}/${tagCall.path}`, true),
      answer(wechatuser, 'submit', { id: '2' }),
    ],
  },
  play: onceDrawn(async () => {
    const keys = new Keys();
    await keys.pressInMore('标签与绑定');
    const dialog = within(await screen.findByRole('dialog'));
    await keys.fill(await dialog.findByRole('textbox', { name: kitText('标签') }), '志愿者，党员');
    await keys.press(dialog.getByRole('button', { name: kitText('保存') }));
    await expect(await screen.findByText(kitText('已保存'))).toBeVisible();
  }),
};

/** What WeChat did not take is handed in once more, by keys alone. */
export const NotTaken: ScreenStory = {
  args: listOf(
    wechatuser,
    '山间清风',
    [{ id: '1', nickName: '山间清风', sex: '2', subscribe: 1, tagIds: '党员', isBlack: 0, syncStatus: '2' }],
    answerAt('POST', `${wechatuser.path}/${syncCall.path}`, true),
  ),
  play: onceDrawn(async () => {
    await new Keys().pressInMore('重新同步到微信');
    await expect(await screen.findByText(kitText('已重新提交，稍后显示结果'))).toBeVisible();
  }),
};
