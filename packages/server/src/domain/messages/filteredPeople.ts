import { activeAccountSql } from '../../session/accountLock.ts';

const chosen = (column: string) => `string_to_array(nullif(${column}, ''), ',')`;

/** SQL that is true where a list of ids in a column chooses nothing. */
const isOpen = (column: string) => `coalesce(${column}, '') = ''`;

/**
 * A statement that finds the accounts (`id`) of a row `f` of 收件筛选: those in one of its departments, with
 * one of its roles and in one of its grids, as far as it names some; departments and grids below included. One that
 * names nothing finds nobody.
 */
export const filteredPeople = (f: string): string => `with recursive
  d as (select x.id from blade_system_dept x where x.id::text = any(${chosen(`${f}.dept_ids`)}) union select n.id
    from blade_system_dept n join d on n.parent_id = d.id where n.is_deleted = 0),
  g as (select x.id from grid_grid x where x.id::text = any(${chosen(`${f}.gridding_ids`)}) union select n.id
    from grid_grid n join g on n.parent_id = g.id where n.is_deleted = 0)
  select u.id from blade_user u
  where u.tenant_id = ${f}.tenant_id and u.is_deleted = 0 and ${activeAccountSql}
    and concat(${f}.dept_ids, ${f}.role_ids, ${f}.gridding_ids) <> ''
    and (${isOpen(`${f}.dept_ids`)}
      or string_to_array(coalesce(u.dept_id, ''), ',') && array(select id::text from d))
    and (${isOpen(`${f}.role_ids`)} or string_to_array(coalesce(u.role_id, ''), ',') && ${chosen(`${f}.role_ids`)})
    and (${isOpen(`${f}.gridding_ids`)} or exists (select 1 from grid_gridmember k
      where k.user_id = u.id and k.gridding_id in (select id from g) and k.is_deleted = 0))`;
