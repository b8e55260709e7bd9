import { attendanceScoreOf, kpiStandards } from '@lattice/api/kpiRules';
import { duties, assessedMonths } from './duty.ts';
import { groupBy } from '../groupBy.ts';
import { type Member, members } from '../people/members.ts';
import { perTown } from '../Town.ts';

/** A month of a member's attendance as the records have it, and how far its assessment is. */
export interface Assessment {
  member: Member;
  month: string;
  shouldDays: number;
  actualDays: number;
  lateCount: number;
  earlyCount: number;
  absentDays: number;
  leaveDays: number;
  missPunchCount: number;
  onlineHours: number;
  attendanceScore: number;
  /** Key of `assess_status`. */
  status: string;
  time: string;
}

/** Every member in each of the assessed months. */
export const assessments = perTown((town): readonly Assessment[] => {
  const known = groupBy(duties(town), ({ member, day }) => `${member.n} ${day.slice(0, 7)}`);
  const months = assessedMonths(town).slice(town.scale === 'town' ? 0 : 2);
  return months.flatMap((month, at) =>
    members(town).map((member) => {
      const days = known.get(`${member.n} ${month}`) ?? [];
      const count = (...results: string[]) => days.filter(({ result }) => results.includes(result)).length;
      const punches = days.flatMap(({ onResult, offResult }) => [onResult, offResult]);
      const figures = {
        shouldDays: count('1', '2', '3', '4', '6'),
        actualDays: count('1', '2', '6'),
        lateCount: punches.filter((one) => one === '2').length,
        earlyCount: punches.filter((one) => one === '3').length,
        absentDays: count('3'),
        leaveDays: count('4'),
        missPunchCount: punches.filter((one) => one === '4').length,
      };
      return {
        member,
        month,
        ...figures,
        onlineHours: Math.round(days.reduce((sum, { hours }) => sum + hours, 0) * 10) / 10,
        attendanceScore: attendanceScoreOf(figures, kpiStandards),
        status: ['3', '2', '1'][at + 3 - months.length] ?? '1',
        time: `${month}-28 17:00:00`,
      };
    }),
  );
});
