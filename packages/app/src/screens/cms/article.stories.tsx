import { article } from '@lattice/api/resources/cms/article';
import type { Meta } from '@storybook/react-vite';
import { answerRows } from '../../fixtures/answer.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const meta: Meta<AppScreenProps> = {
  ...screens,
  title: 'Screens/Articles',
  tags: ['!autodocs'],
  play: isDrawn,
  args: {
    address: '/cms/article',
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
      ]),
    ],
  },
};
export default meta;

/** Articles, which are written in the page. */
export const List: ScreenStory = {};
