import { article } from '@lattice/api/resources/cms/article';
import type { Meta } from '@storybook/react-vite';
import { answerRows } from '../../fixtures/answer.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const meta: Meta<AppScreenProps> = {
  ...screens,
  title: 'Screens/Register/Of one record',
  tags: ['!autodocs'],
  play: isDrawn,
};
export default meta;

/** The articles of one column; its id and name stand in the address. */
export const Articles: ScreenStory = {
  args: {
    address: '/cms/article/31/%E9%80%9A%E7%9F%A5%E5%85%AC%E5%91%8A',
    shows: '春季义务植树活动通知',
    answers: [
      holds(...allOf(article)),
      answerRows(article, 'page', [
        {
          id: '1',
          title: '春季义务植树活动通知',
          categoryId: '31',
          categoryIdName: '通知公告',
          articleType: '1',
          cover: '',
          isTop: 1,
          publishTime: '2026-03-09 10:00:00',
          viewCount: 318,
          status: '2',
          sort: 1,
        },
        {
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
        },
      ]),
    ],
  },
};
