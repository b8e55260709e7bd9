import { expect, it } from 'vitest';
import { monthLines } from './monthLines.ts';

const verdicts = [
  { value: '1', label: '正常', tone: 'success' as const },
  { value: '2', label: '迟到早退', tone: 'warning' as const },
  { value: '4', label: 'On leave' },
];
const day = (gridMemberId: string, attendanceDate: string, attendanceResult: string) => ({
  id: `${gridMemberId} ${attendanceDate}`,
  gridMemberId,
  gridMemberIdName: `member ${gridMemberId}`,
  griddingIdName: 'grid',
  attendanceDate,
  attendanceResult,
});

it('has a line a member, with marks by day and what they come to', () => {
  const lines = monthLines(
    [
      day('2', '2026-03-02', '1'),
      day('1', '2026-03-02 00:00:00', '2'),
      day('1', '2026-03-03', '4'),
      day('1', '2026-03-04', ''),
    ],
    verdicts,
  );
  expect(lines.map(({ id, totals }) => [id, totals])).toEqual([
    ['1', [1, 1]],
    ['2', [1, 0]],
  ]);
  expect(lines[0]?.marks).toEqual({
    '2026-03-02': { short: '迟', label: '迟到早退', tone: 'warning' },
    '2026-03-03': { short: 'L', label: 'On leave', tone: 'neutral' },
  });
});
