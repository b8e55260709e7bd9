import type { Meta } from '@storybook/react-vite';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { articleAnswers, plantingDay } from '../../fixtures/articles.ts';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';

const meta: Meta<AppScreenProps> = {
  ...screens,
  title: 'Screens/Articles',
  tags: ['!autodocs'],
  play: isDrawn,
  args: {
    address: '/cms/article',
    shows: String(plantingDay.title),
    answers: articleAnswers(plantingDay),
  },
};
export default meta;

/** Articles, which are written in the page. */
export const List: ScreenStory = {};
