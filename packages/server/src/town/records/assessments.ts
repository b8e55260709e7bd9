import { duties, assessedMonths } from './duty.ts';
import { groupBy } from '../groupBy.ts';
import { type Member, members } from '../people/members.ts';
import { Random } from '../Random.ts';
import { perTown } from '../Town.ts';

/** What a member did in a month, and the points for it. */
export interface Assessment {
  member: Member;
  month: string;
  should: number;
  actual: number;
  late: number;
  early: number;
  absent: number;
  leave: number;
  hours: number;
  attendance: number;
  scores: Readonly<Record<'workScore' | 'visitScore' | 'patrolScore' | 'eventScore' | 'dataScore', number>>;
  total: number;
  rank: number;
  /** Key of `assess_status`. */
  status: string;
  time: string;
}

const tenth = (n: number) => Math.round(n * 10) / 10;

/** Grade of a number of points, a key of `assess_grade`. */
export const gradeOf = (points: number): string => (points >= 90 ? '1' : points >= 80 ? '2' : points >= 60 ? '3' : '4');

/** Every member in each of the assessed months; the attendance is that of the records where there are some. */
export const assessments = perTown((town): readonly Assessment[] => {
  const random = new Random('assessments');
  const known = groupBy(duties(town), ({ member, day }) => `${member.n} ${day.slice(0, 7)}`);
  const months = assessedMonths(town).slice(town.scale === 'town' ? 0 : 2);
  return months.flatMap((month, at) => {
    const all = members(town).map((member) => {
      const days = known.get(`${member.n} ${month}`) ?? [];
      const count = (result: string) => days.filter((duty) => duty.result === result).length;
      const should = Math.max(days.length, 1);
      const [absent, leave] = [count('3'), count('4')];
      const late = days.filter(({ onResult }) => onResult === '2').length;
      const early = days.filter(({ offResult }) => offResult === '3').length;
      const score = () => tenth(Math.min(100, 100 * member.zeal + random.int(-6, 6)));
      const scores = {
        workScore: score(),
        visitScore: score(),
        patrolScore: score(),
        eventScore: score(),
        dataScore: score(),
      };
      const attendance = tenth(Math.max(0, 100 - late * 2 - early * 2 - absent * 10));
      const total = tenth((Object.values(scores).reduce((sum, one) => sum + one, 0) + attendance) / 6);
      return {
        member,
        month,
        should,
        actual: days.length === 0 ? 1 : should - absent - leave,
        late,
        early,
        absent,
        leave,
        hours: tenth(days.reduce((sum, { hours }) => sum + hours, 0)),
        attendance,
        scores,
        total,
        status: ['3', '2', '1'][at + 3 - months.length] ?? '1',
        time: `${month}-28 17:00:00`,
      };
    });
    const order = [...all].sort((a, b) => b.total - a.total);
    return all.map((one) => ({ ...one, rank: order.indexOf(one) + 1 }));
  });
});
