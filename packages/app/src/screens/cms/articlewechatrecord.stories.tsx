import { articlewechatmass } from '@lattice/api/resources/cms/articlewechatmass';
import { articlewechatrecord } from '@lattice/api/resources/cms/articlewechatrecord';
import { permissionCode } from '@lattice/api/resource';
import { recallCall } from '@lattice/api/wechat/wechatCalls';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { answerAt, answerRows } from '../../fixtures/answer.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { holds } from '../../fixtures/town.ts';

const sending = {
  accountId: '1',
  accountIdName: '枫桥发布',
  msgType: 'mpnews',
  massId: '1',
  massIdName: '冬季用电安全',
  sendTime: '2026-11-20 18:00:00',
  totalCount: 4210,
  sentCount: 4172,
  errorCount: 8,
} as const;

const meta: Meta<AppScreenProps> = {
  ...screens,
  title: 'Screens/WeChat mass records',
  tags: ['!autodocs'],
  args: {
    address: '/cms/articlewechatrecord',
    shows: '冬季用电安全',
    answers: [
      holds(permissionCode(articlewechatrecord, 'view'), permissionCode(articlewechatmass, 'sendWechatMass')),
      answerAt('POST', `${articlewechatmass.path}/${recallCall.path}`, { recordId: '1' }),
      answerAt('GET', 'cms/articlewechatrecord/counts', { 1: 1, 3: 1 }),
      answerRows(articlewechatrecord, 'page', [
        { ...sending, id: '1', title: '冬季用电安全', status: '1' },
        { ...sending, id: '2', title: '一周平安要闻', status: '3' },
      ]),
    ],
  },
};
export default meta;

/** What became of sendings: one that was sent can be taken back, one that was deleted cannot. */
export const List: ScreenStory = {
  play: async (context) => {
    await isDrawn(context);
    await expect(await screen.findAllByRole('button', { name: kitText('撤回') })).toHaveLength(1);
  },
};
