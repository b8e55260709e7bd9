import { dayFrom } from '@lattice/api/day';
import { after, momentOf } from '../calendar.ts';
import { idOf } from '../idOf.ts';
import { members } from './members.ts';
import { type Person, people } from './people.ts';
import { Random } from '../Random.ts';
import { nowOf, pastOf, perTown } from '../Town.ts';

/** A resident who has signed up for voluntary work. */
export interface Helper {
  n: number;
  id: string;
  person: Person;
  since: string;
  /** Key of `volunteer_status`. */
  status: string;
}

/** A voluntary activity. */
export interface Activity {
  n: number;
  id: string;
  title: readonly [type: string, name: string];
  community: number;
  start: string;
  end: string;
  hours: number;
  points: number;
  /** Key of `volunteer_activity_status`. */
  status: string;
}

/** One helper's part in an activity. */
export interface Turn {
  n: number;
  activity: Activity;
  helper: Helper;
  /** Keys of `volunteer_record_status` and `volunteer_permit_status`. */
  status: string;
  permit: string;
  applied: string;
  /** Points granted once the turn is confirmed, else 0. */
  points: number;
}

const titles = [
  ['1', '敬老爱老包饺子'],
  ['3', '平安巡逻'],
  ['5', '清洁枫溪'],
  ['6', '文明交通劝导'],
  ['2', '四点半课堂'],
  ['10', '反诈宣传进小区'],
  ['8', '义诊进社区'],
  ['9', '露天电影志愿服务'],
  ['7', '防汛物资搬运演练'],
  ['4', '邻里议事会'],
] as const;

/** The volunteers of the town. */
export const helpers = perTown((town): readonly Helper[] => {
  const random = new Random('volunteers');
  const staff = new Set(members(town).map(({ person }) => person.n));
  const fit = people(town).filter(({ age, n }) => age >= 16 && age < 72 && !staff.has(n));
  return random.some(fit, town.scale === 'town' ? 420 : 14).map((person, n) => ({
    n,
    id: idOf('project/Volunteer', n),
    person,
    since: dayFrom(town.today, -random.int(100, 1300)),
    status:
      n < 10
        ? '1'
        : random.weighted([
            ['1', 90],
            ['0', 4],
            ['2', 2],
            ['3', 2],
            ['4', 2],
          ]),
  }));
});

/** The activities of a year; the last ones are still to come. */
export const activities = perTown((town): readonly Activity[] => {
  const random = new Random('activities');
  const count = town.scale === 'town' ? 96 : 8;
  return Array.from({ length: count }, (_, n) => {
    // The sample has one that recruits in the community whose accounts are shown.
    const days = town.scale === 'sample' && n === 6 ? 6 : Math.round(-350 + (n / (count - 1)) * 370);
    const hours = random.int(2, 5);
    const start = momentOf(dayFrom(town.today, days), 60 * random.pick([9, 14]));
    const isPlanned = n % 7 === 6 && town.scale === 'town';
    const status = days < 0 ? (n % 19 === 18 ? '5' : '4') : days < 2 ? '2' : isPlanned ? '0' : '1';
    return {
      n,
      id: idOf('project/volunteActivities', n),
      title: titles[n % titles.length] as readonly [string, string],
      community: n % 6,
      start,
      end: after(start, hours * 60),
      hours,
      points: hours * 5,
      status,
    };
  });
});

/** When somebody signs up: some days before the start, and for what is still far off as many days ago. */
const appliedFor = (start: string, days: number, now: string): string =>
  after(after(start, -1440 * days) < now ? start : now, -1440 * days);

/** Who took part in what. */
export const turns = perTown((town): readonly Turn[] => {
  const random = new Random('turns');
  const active = helpers(town).filter(({ status }) => status === '1');
  return activities(town)
    .filter(({ status }) => status === '4' || status === '1' || status === '2')
    .flatMap((activity) =>
      random.some(active, town.scale === 'town' ? random.int(6, 20) : 3).map((helper): Omit<Turn, 'n'> => {
        const isOver = activity.status === '4';
        const status = isOver
          ? random.weighted([
              ['3', 86],
              ['2', 5],
              ['4', 6],
              ['5', 3],
            ])
          : '0';
        return {
          activity,
          helper,
          status,
          permit: isOver
            ? '1'
            : random.weighted([
                ['0', 4],
                ['1', 5],
                ['2', 1],
              ]),
          applied: pastOf(town, appliedFor(activity.start, random.int(2, 6), nowOf(town))),
          points: status === '3' ? activity.points : 0,
        };
      }),
    )
    .map((turn, n) => ({ ...turn, n }));
});
