import { after, inOfficeHours } from '../calendar.ts';
import type { Person } from '../people/people.ts';
import { type Rule, rules } from './rules.ts';
import { spotOf } from '../fill/Spot.ts';
import { perTown } from '../Town.ts';
import { turns } from '../people/volunteers.ts';

/** Somebody's application for points. */
export interface Application {
  n: number;
  person: Person;
  /** Key of `points_person_type`. */
  type: string;
  applicantId: string;
  rule: Rule;
  points: number;
  reason: string;
  time: string;
  /** Key of `points_application_status`; only 1 counts. */
  status: string;
}

/** Position of the matter under which voluntary work is counted. */
const WORK = 8;

/** The applications: those of residents, and one for each confirmed turn of a volunteer. */
export const applications = perTown((town): readonly Application[] => {
  const requested = Array.from({ length: town.scale === 'town' ? 140 : 6 }, (_, n): Omit<Application, 'n'> => {
    const { person, random, moment } = spotOf(town, 'application', n);
    const rule = rules[[9, 11, 10, 12][n % 4] ?? 9] as Rule;
    return {
      person,
      type: rule.persons.slice(0, 1),
      applicantId: person.id,
      rule,
      points: rule.points,
      reason: `${rule.name}，社区已核实。`,
      time: moment,
      status: random.weighted([
        ['1', 7],
        ['0', 2],
        ['2', 1],
        ['3', 1],
      ]),
    };
  });
  const worked = turns(town)
    .filter(({ points }) => points > 0)
    .map(({ activity, helper, points }): Omit<Application, 'n'> => ({
      person: helper.person,
      type: '2',
      applicantId: helper.id,
      rule: rules[WORK] as Rule,
      points,
      reason: `志愿服务：${activity.title[1]}`,
      time: inOfficeHours(after(activity.end, 60)),
      status: '1',
    }));
  return [...requested, ...worked].sort((a, b) => (a.time < b.time ? -1 : 1)).map((one, n) => ({ n, ...one }));
});
