import { region } from '@lattice/api/resources/blade-system/region';
import type { Meta } from '@storybook/react-vite';
import { answer, answerRows } from '../../fixtures/answer.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const meta: Meta<AppScreenProps> = {
  ...screens,
  title: 'Screens/Regions',
  tags: ['!autodocs'],
  play: isDrawn,
  args: {
    address: '/blade-system/region',
    shows: '清溪区',
    answers: [
      holds(...allOf(region)),
      answer(region, 'lazyTree', [{ id: '98', parentId: '00', title: '云岚省', key: '98', value: '98' }]),
      answerRows(region, 'page', [{ id: '3', code: '980102', parentCode: '9801', name: '清溪区', sort: 1 }]),
    ],
  },
};
export default meta;

/** The divisions as a tree beside those below the chosen one. */
export const List: ScreenStory = {};
