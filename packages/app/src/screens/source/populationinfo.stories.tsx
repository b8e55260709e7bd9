import { populationinfo } from '@lattice/api/resources/source/populationinfo';
import type { Meta } from '@storybook/react-vite';
import { answerRows } from '../../fixtures/answer.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { residents } from '../../fixtures/residents.ts';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const meta: Meta<AppScreenProps> = { ...screens, title: 'Screens/Residents', tags: ['!autodocs'], play: isDrawn };
export default meta;

/** The residents, sensitive values covered. */
export const List: ScreenStory = {
  args: {
    address: '/source/populationinfo',
    shows: '和平社区第一网格',
    answers: [holds(...allOf(populationinfo)), answerRows(populationinfo, 'page', residents)],
  },
};
