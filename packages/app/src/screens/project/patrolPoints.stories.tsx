import { patrolPoints } from '@lattice/api/resources/project/patrolPoints';
import type { Meta } from '@storybook/react-vite';
import { answerRows } from '../../fixtures/answer.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const meta: Meta<AppScreenProps> = { ...screens, title: 'Screens/Patrol points', tags: ['!autodocs'], play: isDrawn };
export default meta;

/** Points whose codes can be printed. */
export const List: ScreenStory = {
  args: {
    address: '/project/patrolPoints',
    shows: '和平桥东头',
    answers: [
      holds(...allOf(patrolPoints)),
      answerRows(patrolPoints, 'page', [
        {
          id: '1',
          pointName: '和平桥东头',
          pointCode: 'XD202603100001',
          pointType: '1',
          griddingId: '1',
          griddingIdName: '和平社区第一网格',
          address: '和平路 1 号',
          riskLevel: '1',
          isEnabled: 1,
        },
      ]),
    ],
  },
};
