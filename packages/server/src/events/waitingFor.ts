import type { Person } from '../Context.ts';

/** Roles that accept events and verify what was done. */
const DISPATCHERS = ['administrator', 'admin', 'dispatcher', 'community'];
const VERIFIERS = [...DISPATCHERS, 'gridleader', 'leader'];

/** Condition of the events that wait for a person: to be accepted, taken up, handled, verified, evaluated or reported again. */
export function waitingFor(question: { p(value: unknown): string }, person: Person): string {
  const me = question.p(person.userId);
  const mine = `(t.event_status in ('2', '3') and (t.handle_user_id = ${me}::bigint or (t.handle_user_id is null and t.handle_dept_id = any(${question.p(person.deptId.split(',').filter((id) => /^\d+$/.test(id)))}::bigint[]))))`;
  const reported = `(t.event_status in ('5', '7') and t.create_user = ${me}::bigint)`;
  const accepts = person.roles.some((role) => DISPATCHERS.includes(role)) ? ["t.event_status = '1'"] : [];
  const verifies = person.roles.some((role) => VERIFIERS.includes(role)) ? ["t.event_status = '4'"] : [];
  return `(${[mine, reported, ...accepts, ...verifies].join(' or ')})`;
}
