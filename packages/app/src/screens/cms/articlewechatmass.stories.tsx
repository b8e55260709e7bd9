import { articlewechatmass } from '@lattice/api/resources/cms/articlewechatmass';
import { wechatuser } from '@lattice/api/resources/cms/wechatuser';
import { permissionCode } from '@lattice/api/resource';
import { recallCall, testCall } from '@lattice/api/wechat/wechatCalls';
import { expect, screen, userEvent, within } from 'storybook/test';
import { kitPattern, kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { answerAt, answerRow, answerRows } from '../../fixtures/answer.ts';
import { Keys } from '../../fixtures/Keys.ts';
import { listOf } from '../../fixtures/listOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const args = listOf(
  articlewechatmass,
  '冬季用电安全',
  [
    {
      id: '1',
      title: '冬季用电安全',
      accountId: '1',
      accountIdName: '枫桥发布',
      msgType: 'text',
      isToAll: 1,
      status: '0',
    },
  ],
  holds(...allOf(articlewechatmass), permissionCode(articlewechatmass, 'sendWechatMass')),
  answerAt('POST', `${articlewechatmass.path}/${recallCall.path}`, { recordId: '5' }),
);

export default {
  ...screens,
  title: 'Screens/WeChat mass messages',
  tags: ['!autodocs'],
  play: isDrawn,
  args,
} satisfies ScreenMeta;

export const List: ScreenStory = {};

/** A draft is looked at on a phone and sent to one follower as a test, by keys alone. */
export const Tested: ScreenStory = {
  args: {
    answers: [
      ...args.answers,
      answerRow(articlewechatmass, 'detail', {
        id: '1',
        title: '冬季用电安全',
        msgType: 'text',
        content: '离家前请关闭电热毯',
        articleIds: '',
      }),
      answerRows(wechatuser, 'page', [{ id: '7', nickName: '山间清风', subscribe: 1 }]),
      answerAt('POST', `${articlewechatmass.path}/${testCall.path}`, { count: 1 }),
    ],
  },
  play: onceDrawn(async () => {
    const keys = new Keys();
    await keys.pressInMore('预览与测试');
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText('离家前请关闭电热毯')).toBeVisible();
    const send = dialog.getByRole('button', { name: kitText('发送测试') });
    await expect(send).toBeDisabled();
    await keys.press(dialog.getByRole('button', { name: kitPattern(/测试接收人/) }));
    await screen.findByRole('option', { name: '山间清风' });
    await userEvent.keyboard('{Enter}{Escape}');
    await keys.press(send);
    await expect(await screen.findByText(kitText('已发给 1 个测试接收人'))).toBeVisible();
  }),
};

/** A message that was sent is taken back by keys alone. */
export const Recall: ScreenStory = {
  args: {
    answers: [
      holds(...allOf(articlewechatmass), permissionCode(articlewechatmass, 'sendWechatMass')),
      answerAt('POST', `${articlewechatmass.path}/${recallCall.path}`, { recordId: '5' }),
      answerRows(articlewechatmass, 'page', [
        { id: '1', title: '冬季用电安全', accountId: '1', accountIdName: '枫桥发布', msgType: 'mpnews', status: '3' },
      ]),
    ],
  },
  play: onceDrawn(async () => {
    await new Keys().pressInMore('撤回');
    const dialog = await screen.findByRole('alertdialog');
    const act = within(dialog).getByRole('button', { name: kitText('撤回') });
    while (document.activeElement !== act) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(kitText('已请求撤回，微信确认后群发记录变为已删除'))).toBeVisible();
  }),
};
