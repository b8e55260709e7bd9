import { code } from '@lattice/api/resources/blade-develop/code';
import type { Meta } from '@storybook/react-vite';
import { answer, answerRows } from '../../fixtures/answer.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const meta: Meta<AppScreenProps> = {
  ...screens,
  title: 'Screens/Code generation',
  tags: ['!autodocs'],
  play: isDrawn,
  args: {
    address: '/blade-develop/code',
    shows: 'source_houseinfo',
    answers: [
      holds(...allOf(code), 'code_gen-code', 'code_gen_code'),
      answerRows(code, 'page', [
        { id: '1', codeName: '房屋', tableName: 'source_houseinfo', serviceName: 'lattice-demo' },
      ]),
      answer(code, 'genCode', [
        { path: 'packages/api/src/resources/source/house.ts', text: 'export const house = 1;' },
      ]),
    ],
  },
};
export default meta;

/** Settings of the generator. */
export const List: ScreenStory = {};
