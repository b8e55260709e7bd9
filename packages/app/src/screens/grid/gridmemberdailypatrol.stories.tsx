import { gridmemberdailypatrol } from '@lattice/api/resources/grid/gridmemberdailypatrol';
import type { Meta } from '@storybook/react-vite';
import { answerAt, answerRows } from '../../fixtures/answer.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const meta: Meta<AppScreenProps> = { ...screens, title: 'Screens/Daily patrols', tags: ['!autodocs'], play: isDrawn };
export default meta;

/** Patrols, listed by the call of the wire for them. */
export const List: ScreenStory = {
  args: {
    address: '/grid/gridmemberdailypatrol',
    shows: '早间街面巡查',
    answers: [
      holds(...allOf(gridmemberdailypatrol)),
      answerAt('GET', 'grid/gridmemberdailypatrol/counts', { 2: 1 }),
      answerRows(gridmemberdailypatrol, 'gridmemberDailyPage', [
        {
          id: '1',
          patrolTitle: '早间街面巡查',
          patrolType: '1',
          gridMemberId: '1',
          gridMemberIdName: '王芳',
          griddingId: '1',
          griddingIdName: '和平社区第一网格',
          startTime: '2026-11-20 08:30:00',
          endTime: '2026-11-20 10:00:00',
          hasProblem: 0,
          address: '和平路',
          patrolStatus: '2',
        },
      ]),
    ],
  },
};
