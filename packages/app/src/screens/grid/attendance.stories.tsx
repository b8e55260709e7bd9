import {
  type Gridmemberattendancerecord,
  gridmemberattendancerecord,
} from '@lattice/api/resources/grid/gridmemberattendancerecord';
import type { OwnShift } from '@lattice/api/punchCalls';
import { expect, screen, spyOn } from 'storybook/test';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { answer, answerAt, answerRows } from '../../fixtures/answer.ts';
import { Keys } from '../../fixtures/Keys.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';

const meta: ScreenMeta = { ...screens, title: 'Screens/Attendance calendar', tags: ['!autodocs'], play: isDrawn };
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

const shift: OwnShift = {
  setName: '枫桥社区网格员考勤',
  attendanceDate: '2026-03-10',
  onTime: '08:30',
  offTime: '17:30',
  punchMode: '1',
  isWorkday: true,
  next: 'on',
  isEarly: false,
  onPunchTime: '',
  onResult: '',
  offPunchTime: '',
  offResult: '',
};

/** One's own month, with the key that clocks in, pressed by the keyboard. */
export const Own: ScreenStory = {
  args: {
    address: '/grid/attendance?of=own',
    shows: '汪**',
    answers: [
      answer(gridmemberattendancerecord, 'getAttenList', [day('1', '1', '汪**', 2, '1')]),
      answerAt('GET', `${gridmemberattendancerecord.path}/ownShift`, shift),
      answerAt('POST', `${gridmemberattendancerecord.path}/punch`, {
        ...shift,
        next: 'off',
        onPunchTime: '2026-03-10 08:45:00',
        onResult: '2',
      }),
    ],
  },
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  beforeEach: () => {
    const place = spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found) =>
      found({ coords: { longitude: 120.1, latitude: 30.1, accuracy: 5 } } as GeolocationPosition),
    );
    return () => place.mockRestore();
  },
  play: onceDrawn(async ({ canvas }) => {
    const keys = new Keys();
    await keys.press(await canvas.findByRole('button', { name: kitText('上班打卡') }));
    await expect(await screen.findByText(new RegExp(kitText('上班打卡：')))).toBeInTheDocument();
    await expect(keys.count).toBe(1);
  }),
};
