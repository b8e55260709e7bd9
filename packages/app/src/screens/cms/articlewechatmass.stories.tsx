import { articlewechatmass } from '@lattice/api/resources/cms/articlewechatmass';
import { permissionCode } from '@lattice/api/resource';
import { recallCall } from '@lattice/api/wechat/wechatCalls';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { kitPattern, kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { answerAt, answerRows } from '../../fixtures/answer.ts';
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
      holds(...allOf(articlewechatmass), permissionCode(articlewechatmass, 'sendWechatMass')),
      answerAt('POST', `${articlewechatmass.path}/${recallCall.path}`, { recordId: '5' }),
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
  play: async (context) => {
    await isDrawn(context);
    const more = (await screen.findAllByRole('button', { name: kitPattern(/更多/) })).at(-1) as HTMLElement;
    more.focus();
    await userEvent.keyboard('{Enter}');
    const item = await screen.findByRole('menuitem', { name: kitText('撤回') });
    while (document.activeElement !== item) await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog');
    const act = within(dialog).getByRole('button', { name: kitText('撤回') });
    while (document.activeElement !== act) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(kitText('已请求撤回，微信确认后群发记录变为已删除'))).toBeVisible();
  },
};
