import type { Meta } from '@storybook/react-vite';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { articleAnswers, plantingDay } from '../../fixtures/articles.ts';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';

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
