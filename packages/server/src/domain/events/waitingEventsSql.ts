import { eventStates } from '@lattice/api/machines/event';
import type { Move } from '@lattice/api/resource';
import type { Person } from '../../call/Person.ts';
import { snake } from '../../table/table.ts';

/** Places of the person and of the departments among the parameters of a statement. */
interface Places {
  me: string;
  depts: () => string;
}

/**
 * Condition of the events on which a person is to make a move: one that its maker may make waits for them alone, one
 * that its holder makes waits for the holder, and any other for the roles that it names.
 */
function conditionOf({ from, roles = [], holder }: Move, { me, depts }: Places, own: readonly string[]): string[] {
  const state = `t.event_status = '${from}'`;
  if (roles.includes('creator')) return [`(${state} and t.create_user = ${me}::bigint)`];
  if (!own.includes('administrator') && !roles.some((role) => own.includes(role))) return [];
  if (holder === undefined) return [`(${state})`];
  const user = `t.${snake(holder.user)}`;
  const named =
    holder.dept === undefined ? [] : [`(${user} is null and t.${snake(holder.dept)} = any(${depts()}::bigint[]))`];
  return [`(${state} and (${[`${user} = ${me}::bigint`, ...named].join(' or ')}))`];
}

/**
 * Condition of the events that wait for a person: to be accepted, taken up, handled, verified, evaluated or reported
 * again, as the moves of events say; a draft waits for nobody.
 */
export function waitingEventsSql(question: { p(value: unknown): string }, { userId, deptId, roles }: Person): string {
  let depts: string | undefined;
  const places = {
    me: question.p(userId),
    depts: () => (depts ??= question.p(deptId.split(',').filter((id) => /^\d+$/.test(id)))),
  };
  const conditions = eventStates.moves
    .filter(({ from }) => from !== eventStates.initial)
    .flatMap((move) => conditionOf(move, places, roles));
  return `(${[...new Set(conditions)].join(' or ')})`;
}
