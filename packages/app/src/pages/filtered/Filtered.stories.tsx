import { messageMain } from '@lattice/api/resources/cms/messageMain';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { answer, answerAt } from '../../fixtures/answer.ts';
import { articleAnswers, plantingDay } from '../../fixtures/articles.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';
import { receiverAnswers } from '../../fixtures/messages.ts';
import { press } from '../../../../ui/src/fixtures/press.ts';

const meta: ScreenMeta = { ...screens, title: 'Screens/Register/Of one record', tags: ['!autodocs'], play: isDrawn };
export default meta;

/** The articles of one column; its id and name stand in the address. */
export const Articles: ScreenStory = {
  args: {
    address: '/cms/article/31/%E9%80%9A%E7%9F%A5%E5%85%AC%E5%91%8A',
    shows: String(plantingDay.title),
    answers: articleAnswers(plantingDay, {
      id: '2',
      title: '关于调整便民服务中心办公时间的公告',
      categoryId: '31',
      categoryIdName: '通知公告',
      articleType: '1',
      cover: '',
      isTop: 0,
      publishTime: '',
      viewCount: 0,
      status: '1',
      sort: 2,
    }),
  },
};

/** The receivers of one message: who confirmed it with which words, the own receipt, and a reminder for the others. */
export const Receivers: ScreenStory = {
  args: {
    address: '/cms/messageReceiver/1/%E9%98%B2%E6%B1%9B%E5%80%BC%E5%AE%88%E5%AE%89%E6%8E%92',
    shows: '收到，今晚到岗',
    answers: [
      holds(...allOf(messageMain)),
      ...receiverAnswers({ replyTime: '2026-11-20 15:20:00', replyContent: '收到，今晚到岗' }),
      answer(messageMain, 'detail', {
        id: '1',
        messageTitle: '防汛值守安排',
        status: '2',
        totalCount: 2,
        readCount: 1,
        replyCount: 1,
      } as never),
      answerAt('POST', 'cms/messageMain/remind', { reminded: 1 }),
    ],
  },
  play: onceDrawn(async () => {
    await expect(await screen.findAllByRole('button', { name: kitText('回执') })).toHaveLength(1);
    await expect(await screen.findByRole('button', { name: kitText('阅读情况') })).toBeVisible();
    await press(await screen.findByRole('button', { name: kitText('提醒回执') }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('1');
    await userEvent.click(within(dialog).getByRole('button', { name: kitText('提醒回执') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }),
};
