import type { MovedAlong } from '@lattice/api/arrange';
import { dept } from '@lattice/api/resources/blade-system/dept';
import { menu } from '@lattice/api/resources/blade-system/menu';
import { role } from '@lattice/api/resources/blade-system/role';
import { user } from '@lattice/api/resources/blade-user';
import type { Context } from '../../call/Context.ts';
import { idsIn } from '../../call/parameter.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';

const below = (q: ReportQuery, resource: typeof dept | typeof menu, ids: readonly string[]) =>
  `with recursive all_rows as ${q.rowsOf(resource)},
    moved as (select r.id from all_rows r where ${q.among('r.id', ids)}
      union select r.id from all_rows r join moved on r.parent_id = moved.id)`;

/** The departments below departments, and the people of all of them, as far as the person may see them. */
export async function alongWithDepts(
  input: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<MovedAlong[]> {
  const ids = idsIn(input, 'ids');
  const q = new ReportQuery(context);
  const found = await q.one<{ depts: number; people: number }>(
    `${below(q, dept, ids)}
     select (select count(*)::int from moved) as depts,
       (select count(*)::int from ${q.rowsOf(user)} u
         where string_to_array(coalesce(u.dept_id, ''), ',') && array(select id::text from moved)) as people`,
  );
  return [
    { what: 'depts', count: Math.max(0, found.depts - ids.length) },
    { what: 'people', count: found.people },
  ];
}

/** The entries and buttons below entries of the side bar, and the roles that hold any of them. */
export async function alongWithMenus(
  input: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<MovedAlong[]> {
  const ids = idsIn(input, 'ids');
  const q = new ReportQuery(context);
  const found = await q.one<{ menus: number; buttons: number; roles: number }>(
    `${below(q, menu, ids)},
     rows as (select m.id, m.category from blade_system_menu m join moved on moved.id = m.id
        where not ${q.among('m.id', ids)})
     select (select count(*)::int from rows where category = '1') as menus,
       (select count(*)::int from rows where category = '2') as buttons,
       (select count(*)::int from ${q.rowsOf(role)} r
         where exists (select 1 from sys_role_menu g where g.role_id = r.id
            and g.menu_id in (select id from moved))) as roles`,
  );
  return [
    { what: 'menus', count: found.menus },
    { what: 'buttons', count: found.buttons },
    { what: 'roles', count: found.roles },
  ];
}
