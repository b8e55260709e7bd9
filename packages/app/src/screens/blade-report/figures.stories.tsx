import { figures } from '@lattice/api/resources/blade-report/figures';
import type { Meta } from '@storybook/react-vite';
import { answerRows } from '../../fixtures/answer.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const meta: Meta<AppScreenProps> = { ...screens, title: 'Screens/Reports', tags: ['!autodocs'], play: isDrawn };
export default meta;

/** Own reports and those that are shared. */
export const List: ScreenStory = {
  args: {
    address: '/blade-report/figures',
    shows: '各网格房屋用途',
    answers: [
      holds(...allOf(figures)),
      answerRows(figures, 'page', [
        {
          id: '1',
          name: '各网格房屋用途',
          registerName: '房屋',
          chart: '1',
          receiverType: '5',
          schedule: '2',
          sentTime: '2026-11-23 07:00:00',
        },
      ]),
    ],
  },
};
