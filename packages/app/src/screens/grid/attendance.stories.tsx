import {
  type Gridmemberattendancerecord,
  gridmemberattendancerecord,
} from '@lattice/api/resources/grid/gridmemberattendancerecord';
import type { Meta } from '@storybook/react-vite';
import { answerRows } from '../../fixtures/answer.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';

const meta: Meta<AppScreenProps> = {
  ...screens,
  title: 'Screens/Attendance calendar',
  tags: ['!autodocs'],
  play: isDrawn,
};
export default meta;

const day = (
  id: string,
  gridMemberId: string,
  gridMemberIdName: string,
  date: number,
  attendanceResult: Gridmemberattendancerecord['attendanceResult'],
) => ({
  id,
  gridMemberId,
  gridMemberIdName,
  griddingIdName: '第一网格',
  attendanceDate: `2026-03-0${date}`,
  attendanceResult,
});

/** A month of the team. */
export const Team: ScreenStory = {
  args: {
    address: '/grid/attendance?month=2026-03',
    shows: '汪**',
    answers: [
      answerRows(gridmemberattendancerecord, 'page', [
        day('1', '1', '汪**', 2, '1'),
        day('2', '1', '汪**', 3, '2'),
        day('3', '2', '陈**', 2, '4'),
      ]),
    ],
  },
};
