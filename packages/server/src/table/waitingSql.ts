import { APPLICANTS, type Move, type Resource } from '@lattice/api/resource';
import { snake } from './table.ts';

/** Who asks what waits for them. */
export interface Waiter {
  userId: string;
  /** Ids of departments, joined by commas. */
  deptId: string;
  roles: readonly string[];
  /** Ids of the records that stand for the person, such as the grid member behind the account. */
  records: readonly string[];
  /** Makes the moves of every role. */
  hasAllRoles?: boolean;
}

/** A register whose records wait. */
interface Waiting extends Pick<Resource, 'applicants' | 'barred'> {
  /** Field of the state. */
  field: string;
  moves: readonly Move[];
  /** Field that names the grid members who have a record to do: moves of grid members are theirs alone. */
  members?: string | undefined;
}

/**
 * Condition of the rows `t` on which a person is to make one of some moves: one that its maker may make waits for them
 * alone, one that its holder makes waits for the holder, a decision for everybody but the applicant, and any other for
 * the roles that it names. `false` where nothing can wait.
 */
export function waitingSql(
  { field, moves, members, applicants = APPLICANTS, barred = [] }: Waiting,
  waiter: Waiter,
  question: { p(value: unknown): string },
): string {
  const places = new Map<string, string>();
  const place = (name: string, value: unknown, type: string): string => {
    const known = places.get(name) ?? `${question.p(value)}::${type}`;
    places.set(name, known);
    return known;
  };
  const me = () => place('me', waiter.userId, 'bigint');
  const depts = () =>
    place(
      'depts',
      waiter.deptId.split(',').filter((id) => /^\d+$/.test(id)),
      'bigint[]',
    );
  const records = () => place('records', [waiter.userId, ...waiter.records], 'text[]');
  const conditions = moves.flatMap(({ from, roles = [], holder, approval }) => {
    const state = `t.${snake(field)} = '${from}'`;
    if (roles.includes('creator')) return [`(${state} and t.create_user = ${me()})`];
    const own = roles.filter((role) => waiter.roles.includes(role));
    if (waiter.hasAllRoles !== true && own.length === 0) return [];
    const parts = [state];
    if (holder !== undefined) {
      const user = `t.${snake(holder.user)}`;
      const dept =
        holder.dept === undefined ? '' : ` or (${user} is null and t.${snake(holder.dept)} = any(${depts()}))`;
      parts.push(`(${user} = ${me()}${dept})`);
    }
    if (members !== undefined && waiter.hasAllRoles !== true && own.every((role) => role === 'gridmember'))
      parts.push(`string_to_array(t.${snake(members)}::text, ',') && ${records()}`);
    if (approval === true)
      for (const name of [...applicants, ...barred])
        parts.push(`(t.${snake(name)} is null or not t.${snake(name)}::text = any(${records()}))`);
    return [`(${parts.join(' and ')})`];
  });
  return conditions.length === 0 ? 'false' : `(${[...new Set(conditions)].join(' or ')})`;
}
