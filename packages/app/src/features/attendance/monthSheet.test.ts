import { expect, it } from 'vitest';
import { monthSheet } from './monthSheet.ts';

const verdicts = [
  { value: '1', label: '正常' },
  { value: '2', label: '迟到早退' },
  { value: '3', label: '旷工' },
  { value: '4', label: '请假' },
];
const day = (gridMemberId: string, date: number, attendanceResult: string, onResult = '1', offResult = '1') => ({
  id: `${gridMemberId} ${date}`,
  gridMemberId,
  gridMemberIdName: `member ${gridMemberId}`,
  griddingIdName: 'grid',
  attendanceDate: `2026-03-0${date}`,
  attendanceResult,
  onResult,
  offResult,
});

it('has a line a member, a mark a day, and adds up', () => {
  const lines = monthSheet(
    [
      day('2', 2, '4', '', ''),
      day('1', 2, '1'),
      day('1', 3, '2', '2', '3'),
      day('1', 4, '3', '4', '4'),
      day('1', 5, ''),
      { ...day('1', 6, '1', '4', '4'), isMakeup: 1 },
    ],
    verdicts,
  );
  expect(lines).toEqual([
    expect.objectContaining({
      id: '1',
      '2026-03-02': '√',
      '2026-03-03': '迟',
      '2026-03-04': '旷',
      present: 3,
      leave: 0,
      late: 1,
      early: 1,
      missed: 2,
      absent: 1,
    }),
    expect.objectContaining({ id: '2', '2026-03-02': '请', present: 0, leave: 1, missed: 0 }),
  ]);
  expect(lines[0]).not.toHaveProperty('2026-03-05');
});
