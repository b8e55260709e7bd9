import { scale } from '@lattice/api/resources/psychological/scale';
import type { Meta } from '@storybook/react-vite';
import { answerRows } from '../../fixtures/answer.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const meta: Meta<AppScreenProps> = { ...screens, title: 'Screens/Scales', tags: ['!autodocs'], play: isDrawn };
export default meta;

/** The scales, each with the way to its questions. */
export const List: ScreenStory = {
  args: {
    address: '/psychological/scale',
    shows: '睡眠质量自评',
    answers: [
      holds(...allOf(scale)),
      answerRows(scale, 'page', [
        { id: '1', scaleName: '睡眠质量自评', scaleCode: 'SLEEP8', itemCount: '8', status: '1' },
      ]),
    ],
  },
};
