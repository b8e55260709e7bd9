import { patrolTask } from '@lattice/api/resources/project/patrolTask';
import type { Meta } from '@storybook/react-vite';
import { answerRows } from '../../fixtures/answer.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const meta: Meta<AppScreenProps> = { ...screens, title: 'Screens/Patrol tasks', tags: ['!autodocs'], play: isDrawn };
export default meta;

/** Patrols, those that have not begun with the way to their points. */
export const List: ScreenStory = {
  args: {
    address: '/project/patrolTask',
    shows: '三月消防巡查',
    answers: [
      holds(...allOf(patrolTask)),
      answerRows(patrolTask, 'page', [
        { id: '1', taskNo: 'XC1', taskName: '三月消防巡查', griddingId: '1', griddingIdName: '第一网格', status: '0' },
      ]),
    ],
  },
};
