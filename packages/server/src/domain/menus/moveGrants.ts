import type { Sql } from '../../db/Database.ts';
import { movedCodes } from './movedCodes.ts';

/** Gives one row of the menu what was granted on another. */
const copy: readonly string[] = [
  `insert into sys_role_menu (role_id, menu_id)
    select role_id, $2::bigint
    from sys_role_menu
    where menu_id = $1 on conflict do nothing`,
  `insert into sys_topmenu_menu (topmenu_id, menu_id)
    select topmenu_id, $2::bigint
    from sys_topmenu_menu
    where menu_id = $1 on conflict do nothing`,
];

/** Takes a row out of the menu. */
const retire: readonly string[] = [
  'delete from sys_role_menu where menu_id = $1',
  'delete from sys_topmenu_menu where menu_id = $1',
  'update blade_system_menu set is_deleted = 1, update_time = now() where id = $1',
];

/**
 * Hands the grants of permissions on that have another code now. A permission that came with this start (`added`) is
 * called as people called the old one, and is removed where they removed that.
 */
export async function moveGrants(sql: Sql, added: ReadonlySet<string>): Promise<void> {
  const { rows } = await sql.query<{ old: string; now: string; isShared: boolean }>(
    `select o.id::text as old, n.id::text as now, m.shared as "isShared"
      from unnest($1::text[], $2::text[], $3::text[], $4::boolean[]) as m (was, path, code, shared)
     join blade_system_menu o on o.code = m.was and o.path = m.path
     join blade_system_menu n on n.code = m.code
     where (o.is_deleted = 0 and not m.shared)
       or (n.id = any($5::bigint[])
         and (not m.shared or exists (select 1 from blade_system_menu f where f.path like '/blade-flow/%'
           and f.id <> all($5::bigint[]))))`,
    [
      movedCodes.map(({ was }) => was),
      movedCodes.map(({ path }) => path),
      movedCodes.map(({ is }) => is),
      movedCodes.map(({ isShared }) => isShared),
      [...added],
    ],
  );
  for (const { old, now, isShared } of rows) {
    if (added.has(now) && !isShared)
      await sql.query(
        `update blade_system_menu n
          set name = o.name, name_en = o.name_en, remark = o.remark, is_deleted = o.is_deleted
          from blade_system_menu o
          where o.id = $1 and n.id = $2`,
        [old, now],
      );
    for (const step of copy) await sql.query(step, [old, now]);
    if (!isShared) for (const step of retire) await sql.query(step, [old]);
  }
}

/**
 * An entry counts as granted as a whole where all below it is: with `added` below it, it is no more. What is granted
 * below it, and so its place in the side bar, stays.
 */
export async function splitWholeGrants(sql: Sql, added: ReadonlySet<string>): Promise<void> {
  await sql.query(
    `with recursive above as (
       select m.parent_id as id
       from blade_system_menu m
       where m.id = any($1::bigint[]) and m.parent_id <> all($1::bigint[])
       union select m.parent_id from blade_system_menu m join above a on a.id = m.id where m.parent_id is not null)
     delete from sys_role_menu g using above a where g.menu_id = a.id
       and exists (select 1 from sys_role_menu h join blade_system_menu c on c.id = h.menu_id
         where h.role_id = g.role_id and c.parent_id = a.id and c.id <> all($1::bigint[]))`,
    [[...added]],
  );
}
