import type { Row } from '@lattice/api/resource';
import { emergencyResources } from '@lattice/api/resources/dispatch/emergencyResources';
import { resourcesmonitor } from '@lattice/api/resources/dispatch/resourcesmonitor';
import { hedgePoints } from '@lattice/api/resources/project/hedgePoints';
import type { intelligentPlan } from '@lattice/api/resources/project/intelligentPlan';
import { people } from '../../records/people.ts';
import { client } from '../../session/client.ts';
import { type JournalRow, linesOfRun } from './journal.ts';

/** A plan that is being carried out. */
export type RunningPlan = Row<typeof intelligentPlan>;

/** A step of its checklist; `done` is the line of the journal that ticks it. */
export interface PlanStep {
  stepNo: number;
  title: string;
  content: string;
  roleName: string;
  limitMinutes: number;
  done: JournalRow | undefined;
}

const word = (value: unknown): string => (typeof value === 'string' ? value : '');
const objects = (value: unknown): Readonly<Record<string, unknown>>[] =>
  Array.isArray(value)
    ? value.filter((one): one is Record<string, unknown> => typeof one === 'object' && one !== null)
    : [];

const doneBy = (line: JournalRow | undefined) => (line?.isUndone === 1 ? undefined : line);

/** The checklist of a plan with what the journal of this response says of it. */
export function stepsOf(plan: Pick<RunningPlan, 'steps'>, lines: readonly JournalRow[]): PlanStep[] {
  const run = linesOfRun(lines);
  return objects(plan.steps).map((step, at) => {
    const stepNo = Number(step.stepNo ?? at + 1);
    return {
      stepNo,
      title: word(step.title),
      content: word(step.content),
      roleName: word(step.roleName),
      limitMinutes: Number(step.limitMinutes ?? 0),
      done: doneBy(run.findLast((line) => Number(line.stepNo) === stepNo)),
    };
  });
}

/** Somebody or something that a plan calls on. */
export interface PlanThing {
  id: string;
  name: string;
  note: string;
  /** Address of its record, without whether the person may open it. */
  path: string;
  place?: readonly [number, number];
}

/** Ids of those who serve in the working groups. */
const servingIn = (plan: RunningPlan): string[] => [
  word(plan.commanderId),
  ...objects(plan.teams).flatMap(({ leaderUserId, memberUserIds }) => [
    word(leaderUserId),
    ...(Array.isArray(memberUserIds) ? memberUserIds.map(word) : word(memberUserIds).split(',')),
  ]),
];

/** Accounts of commander and working groups, each once. */
export const usersOf = (plan: RunningPlan): string[] => [...new Set(servingIn(plan))].filter((id) => id !== '');

/** Commander and working groups by name. */
export async function peopleOf(plan: RunningPlan): Promise<PlanThing[]> {
  const names = await people().labels(usersOf(plan));
  const nameOf = (id: unknown) => names[word(id)] ?? '';
  return objects(plan.teams).map(({ groupName, leaderUserId, memberUserIds, duty }, at) => {
    const members = (Array.isArray(memberUserIds) ? memberUserIds : word(memberUserIds).split(',')).map(nameOf);
    return {
      id: String(at),
      name: word(groupName),
      note: [nameOf(leaderUserId), ...members, word(duty)].filter((part) => part !== '').join(' · '),
      path: '',
    };
  });
}

const placeOf = ({ lng, lat }: { lng: unknown; lat: unknown }) =>
  Number(lng) > 0 && Number(lat) > 0 ? { place: [Number(lng), Number(lat)] as const } : {};
const query = (ids: string) => ({ id: ids, current: 1, size: 50 });

/** The shelters of a plan, with how many more each can take in. */
export async function sheltersOf(ids: string, signal: AbortSignal): Promise<PlanThing[]> {
  const { records } = await client(hedgePoints).page(query(ids), { signal });
  return records.map((row) => ({
    id: row.id,
    name: row.pointName,
    note: `${row.currentPeople ?? 0} / ${row.capacity ?? 0}`,
    path: '/project/hedgePoints',
    ...placeOf(row),
  }));
}

/** The resources of a plan. */
export async function resourcesOf(ids: string, signal: AbortSignal): Promise<PlanThing[]> {
  const { records } = await client(emergencyResources).page(query(ids), { signal });
  return records.map((row) => ({
    id: row.id,
    name: row.resourceName,
    note: row.ownerUnit,
    path: '/dispatch/emergencyResources',
    ...placeOf(row),
  }));
}

/** The cameras of a plan; each opens its picture. */
export async function camerasOf(ids: string, signal: AbortSignal): Promise<PlanThing[]> {
  const { records } = await client(resourcesmonitor).page(query(ids), { signal });
  return records.map((row) => ({
    id: row.id,
    name: row.deviceName,
    note: row.address,
    path: '/dispatch/resourcesmonitor',
    ...placeOf(row),
  }));
}
