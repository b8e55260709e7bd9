import type { GrantKeys, GrantNode, GrantTrees } from '@lattice/api/resources/blade-system/menu';
import { role } from '@lattice/api/resources/blade-system/role';
import { topmenu } from '@lattice/api/resources/blade-system/topmenu';
import { isAdministrator } from '../../access/allow.ts';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { buildTree } from '../../table/read/tree.ts';
import { menuName } from '../../words/dataWords.ts';
import { otherRegister } from './otherRegister.ts';

type Flat = Pick<GrantNode, 'id' | 'parentId' | 'title' | 'of'>;
const node = ({ id, parentId, title, of }: Flat): GrantNode => ({
  id,
  parentId,
  title,
  key: id,
  value: id,
  ...(of !== undefined && { of }),
});

/**
 * The menus that a person holds and may hand on, with everything above them; all where the three administrators are
 * kept apart, since then they hold nothing of what they give.
 */
async function held(context: Context, permissions: boolean): Promise<Flat[]> {
  const person = personOf(context);
  const name = menuName(context.language);
  const { rows } = await context.db.query<Flat & { code: string; category: string }>(
    `with recursive seen as (
       select m.id, m.parent_id
       from blade_system_menu m
       where m.is_deleted = 0
         and ($1::boolean or m.id in (select menu_id from sys_role_menu where role_id = any($2::bigint[])))
       union select p.id, p.parent_id
       from blade_system_menu p
       join seen on p.id = seen.parent_id
       where p.is_deleted = 0)
     select m.id, coalesce(m.parent_id, 0)::text as "parentId", ${name} as title, m.code, m.category
     from blade_system_menu m
     where m.id in (select id from seen) and ($3::boolean or m.category = '1')
     order by m.sort, m.id`,
    [
      isAdministrator(person) || person.mandate === 'security' || person.mandate === 'system',
      person.roleIds,
      permissions,
    ],
  );
  const codes = new Map(rows.map(({ id, code }) => [id, code]));
  return rows.map(({ code, category, ...row }) => {
    const of = category === '2' ? otherRegister(code, codes.get(row.parentId), context.resources) : undefined;
    return of === undefined ? row : { ...row, of };
  });
}

/** The menus that a person may hand on, as a tree; without `permissions` the screens alone. */
export const menuTree = async (context: Context, permissions: boolean): Promise<GrantNode[]> =>
  buildTree((await held(context, permissions)).map(node));

async function scopeTree(context: Context, menus: readonly Flat[], kind: 'data' | 'api'): Promise<GrantNode[]> {
  const { rows } = await context.db.query<Flat>(
    `select t.id, t.menu_id::text as "parentId", t.scope_name as title
      from blade_system_${kind}_scope t
      where t.tenant_id = $1 and t.is_deleted = 0
      order by t.id`,
    [personOf(context).tenantId],
  );
  const byId = new Map(menus.map((menu) => [menu.id, menu]));
  const above = new Map<string, Flat>();
  for (const scope of rows)
    for (let menu = byId.get(scope.parentId); menu !== undefined && !above.has(menu.id); menu = byId.get(menu.parentId))
      above.set(menu.id, menu);
  return buildTree(
    [...menus.filter((menu) => above.has(menu.id)), ...rows.filter((row) => byId.has(row.parentId))].map(node),
  );
}

/** The three trees of the grant dialog: menus with permissions, and the scopes below the menus that have some. */
export async function grantTree(context: Context): Promise<GrantTrees> {
  const menus = await held(context, true);
  return {
    menu: buildTree(menus.map(node)),
    dataScope: await scopeTree(context, menus, 'data'),
    apiScope: await scopeTree(context, menus, 'api'),
  };
}

/** Ids of what roles are granted; who holds the entry of a register looks at it, which is said too. */
export async function grantKeys(context: Context, roleIds: readonly string[]): Promise<GrantKeys> {
  const q = new ReportQuery(context);
  const roles = `select t.id from ${q.of(role)} and ${q.among('t.id', roleIds)}`;
  const rows = await q.rows<{ category: keyof GrantKeys; id: string }>(
    `select distinct 'menu' as category, m.id::text as id
     from sys_role_menu g
     join blade_system_menu m on m.id = g.menu_id and m.is_deleted = 0
     where g.role_id in (${roles})
     union select 'menu', v.id::text
     from sys_role_menu g
     join blade_system_menu m on m.id = g.menu_id
     join blade_system_menu v on v.parent_id = m.id and v.is_deleted = 0 and v.code = m.code || '_view'
     where g.role_id in (${roles})
     union select g.category || 'Scope', s.id::text
     from sys_role_scope g
     join (select id, 'data' as category from blade_system_data_scope where is_deleted = 0
       union all select id, 'api' from blade_system_api_scope where is_deleted = 0) s
       on s.id = g.scope_id and s.category = g.category
     where g.role_id in (${roles})
     order by 1, 2`,
  );
  const of = (category: keyof GrantKeys) => rows.flatMap((row) => (row.category === category ? [row.id] : []));
  return { menu: of('menu'), dataScope: of('dataScope'), apiScope: of('apiScope') };
}

/** Ids of the menus that entries of the top bar show. */
export async function topTreeKeys(context: Context, ids: readonly string[]): Promise<string[]> {
  const q = new ReportQuery(context);
  const rows = await q.rows<{ id: string }>(
    `select distinct m.id::text as id
      from sys_topmenu_menu g
      join blade_system_menu m on m.id = g.menu_id and m.is_deleted = 0
      where g.topmenu_id in (select t.id from ${q.of(topmenu)} and ${q.among('t.id', ids)})
      order by 1`,
  );
  return rows.map((row) => row.id);
}
