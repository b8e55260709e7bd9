import { dayFrom, weekdayOf } from '@lattice/api/day';
import { isPublicWorkday } from '../../domain/periods/isPublicWorkday.ts';
import { momentOf } from '../calendar.ts';
import { idOf } from '../idOf.ts';
import { type Member, members } from '../people/members.ts';
import { Random } from '../Random.ts';
import { perTown, type Town } from '../Town.ts';

/** A leave of a grid member. */
export interface Leave {
  id: string;
  n: number;
  member: Member;
  /** Keys of `leave_type` and `grid_leave_status`. */
  type: string;
  status: string;
  /** Its first and last day, and the working day after it. */
  first: string;
  last: string;
  back: string;
  /** Working days. */
  days: number;
  reason: string;
}

/** A day on duty of a grid member. */
export interface Duty {
  member: Member;
  day: string;
  /** Key of `attendance_result`. */
  result: string;
  on?: string;
  off?: string;
  /** Keys of `punch_result`; none on leave, when nobody clocks in. */
  onResult?: string;
  offResult?: string;
  hours: number;
  leave?: Leave;
  /** Stands for its week, of which the sample has no other day: what is done now and then is done on it. */
  isOfWeek?: true;
}

const reasons: Readonly<Record<string, readonly string[]>> = {
  '1': ['家中有事需处理', '送孩子办理入学手续'],
  '2': ['感冒发热，就医休息', '腰椎不适，理疗'],
  '3': ['年休假', '外出探亲，使用年休假'],
  '7': ['参加市级网格员培训', '参加应急演练'],
  '8': ['周末值班调休'],
};

/** Days back to which attendance goes; the sample covers those that the night job would judge. */
const DAYS_BACK = { town: 90, sample: 8 };

/** Working days of the last ninety (of the last eight in the sample). */
export const workingDays = (town: Town): string[] => {
  const back = DAYS_BACK[town.scale];
  return Array.from({ length: back }, (_, i) => dayFrom(town.today, i - back)).filter(
    (day) => weekdayOf(day) < 6 && isPublicWorkday(day),
  );
};

/** So many working days in a row, from a day on. */
function workdaysFrom(day: string, count: number): string[] {
  const found: string[] = [];
  for (let next = day; found.length < count; next = dayFrom(next, 1)) if (isPublicWorkday(next)) found.push(next);
  return found;
}

/** Leaves of the members within the ninety days, and a few that are still to be decided. */
export const leaves = perTown((town): readonly Leave[] => {
  const random = new Random('leaves');
  return members(town)
    .flatMap((member) =>
      Array.from(
        { length: town.scale === 'sample' && member.n > 12 ? 0 : random.int(0, 2) },
        (): Omit<Leave, 'id' | 'n'> => {
          const type = random.weighted([
            ['1', 4],
            ['2', 3],
            ['3', 4],
            ['7', 2],
            ['8', 3],
          ]);
          const begin = dayFrom(town.today, random.int(-88, 6));
          const days = random.weighted([
            [1, 6],
            [2, 3],
            [3, 2],
            [5, 1],
          ]);
          const span = workdaysFrom(begin, days + 1);
          const [first = begin, last = begin, back = begin] = [span[0], span[days - 1], span[days]];
          return {
            member,
            type,
            first,
            last,
            back,
            days,
            reason: random.pick(reasons[type] ?? ['事假']),
            status:
              back < town.today
                ? random.weighted([
                    ['5', 80],
                    ['3', 10],
                    ['4', 10],
                  ])
                : first < town.today
                  ? '2'
                  : random.weighted([
                      ['1', 70],
                      ['2', 25],
                      ['0', 5],
                    ]),
          };
        },
      ),
    )
    .map((leave, n) => ({ ...leave, id: idOf('grid/gridmemberleaveapproval', n), n }));
});

/** A day of a member at work, or on leave. */
function dutyOn(member: Member, day: string, granted: readonly Leave[], random: Random): Duty {
  const leave = granted.find((one) => one.member === member && day >= one.first && day <= one.last);
  if (leave)
    return leave.type === '7'
      ? { member, day, result: '6', onResult: '5', offResult: '5', hours: 0, leave }
      : { member, day, result: '4', hours: 0, leave };
  const slip = random.next() > member.zeal * 0.14 + 0.84;
  if (slip && random.chance(12)) return { member, day, result: '3', onResult: '4', offResult: '4', hours: 0 };
  const isLate = slip && random.chance(60);
  const isEarly = slip && !isLate;
  const on = momentOf(day, isLate ? random.int(8 * 60 + 41, 9 * 60 + 50) : random.int(8 * 60 + 2, 8 * 60 + 29));
  const off = momentOf(day, isEarly ? random.int(15 * 60 + 40, 17 * 60 + 15) : random.int(17 * 60 + 31, 18 * 60 + 25));
  const hours =
    Number(off.slice(11, 13)) - Number(on.slice(11, 13)) + (Number(off.slice(14, 16)) - Number(on.slice(14, 16))) / 60;
  return {
    member,
    day,
    result: isLate || isEarly ? '2' : '1',
    on,
    off,
    onResult: isLate ? '2' : '1',
    offResult: isEarly ? '3' : '1',
    hours: Math.round(hours * 10) / 10,
  };
}

/**
 * A working day a week of the last month in the sample, so that the month that is judged has records; none of a whole
 * town, which has them all.
 */
function earlierDays(town: Town): string[] {
  if (town.scale === 'town') return [];
  const month = assessedMonths(town).at(-1) ?? '';
  const known = new Set(workingDays(town));
  return [2, 9, 16, 23]
    .map((date) => workdaysFrom(`${month}-${String(date).padStart(2, '0')}`, 1)[0] ?? '')
    .filter((day) => day.startsWith(month) && !known.has(day));
}

/** Every working day of every member; in the sample, a day a week of the last month after the latest ones. */
export const duties = perTown((town): readonly Duty[] => {
  const granted = leaves(town).filter(({ status }) => status === '5' || status === '2');
  const of = (days: readonly string[], random: Random) =>
    members(town).flatMap((member) => days.map((day) => dutyOn(member, day, granted, random)));
  return [
    ...of(workingDays(town), new Random('duties')),
    ...of(earlierDays(town), new Random('earlier duties')).map((duty) => ({ ...duty, isOfWeek: true as const })),
  ];
});

/** Whether a member does a kind of work on a day at work: as `rule` says, on a day that stands for its week by zeal. */
export const isDone = ({ on, member, day, isOfWeek }: Duty, kind: number, rule: boolean): boolean =>
  on !== undefined &&
  (isOfWeek === true ? (member.n * 7 + Number(day.slice(8)) * kind) % 10 < 10 * member.zeal - 2 : rule);

/** The months that are assessed: the last three that are over. */
export const assessedMonths = (town: Town): string[] =>
  [3, 2, 1].map((back) => {
    const index = Number(town.today.slice(0, 4)) * 12 + Number(town.today.slice(5, 7)) - 1 - back;
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
  });
