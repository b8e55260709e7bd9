import { permissionCode } from '@lattice/api/resource';
import { isAdministrator } from '../access/allow.ts';
import type { Context } from '../call/Context.ts';
import type { Place } from './conditions.ts';
import { type Table, columnOf } from './table.ts';

/** Departments of the person with all above them, as an array of texts. */
const depts = (user: string) => `array(with recursive u as (
    select d.id, d.parent_id from blade_system_dept d join blade_user w on w.id = ${user}
      and d.id::text = any(string_to_array(coalesce(w.dept_id, ''), ','))
    union select d.id, d.parent_id from blade_system_dept d join u on d.id = u.parent_id) select u.id::text from u)`;

/** Grids of the person as a grid member, with all above them. */
const grids = (user: string) => `array(with recursive u as (
    select g.id, g.parent_id from grid_grid g join grid_gridmember k on k.gridding_id = g.id and k.is_deleted = 0
      and k.user_id = ${user}
    union select g.id, g.parent_id from grid_grid g join u on g.id = u.parent_id) select u.id::text from u)`;

/**
 * Condition that keeps the rows `alias` of a register with `readers` to those that are addressed to the person or were
 * made by them; '' where they see all of them.
 */
export function readRows(
  table: Table,
  { person, resources }: Pick<Context, 'person' | 'resources'>,
  p: Place,
  alias: string,
): string {
  const { resource } = table;
  const { readers } = resource;
  if (readers === undefined || person === null || isAdministrator(person)) return '';
  if (readers.keepers === true && person.permissions.has(permissionCode(resource, 'edit'))) return '';
  const column = (name: string) => `${alias}."${columnOf(table, name).sql}"`;
  const [kind, ids, user] = [column(readers.kind), column(readers.ids), `${p(person.userId)}::bigint`];
  const named: [key: string, of: string][] = [
    ['1', `array[${user}::text]`],
    ['2', depts(user)],
    ['3', `${p(person.roleIds)}::text[]`],
  ];
  if (resources.has('grid/grid') && resources.has('grid/gridmember')) named.push(['4', grids(user)]);
  const matches = named.map(([key, of]) => `${kind} = '${key}' and jsonb_exists_any(${ids}, ${of})`);
  return `(${alias}.create_user = ${user} or coalesce(${kind}, '5') = '5' or (${matches.join(' or ')}))`;
}
