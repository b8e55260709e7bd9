import { actionNames } from '@lattice/api/actionNames';
import { type Resource, permissionCode } from '@lattice/api/resource';
import { savePermissionsOf } from '../../access/savePermissionsOf.ts';
import type { Sql } from '../../db/Database.ts';

/**
 * Takes back what older databases granted for adding to registers that are logs by now: that permission is for devices.
 * Its row gets the address and the name
 * of theirs, so that this happens once, and what is granted later stays.
 */
export async function revokeAddGrants(sql: Sql, resources: readonly Resource[]): Promise<void> {
  for (const resource of resources.filter(({ log }) => log === true)) {
    const { rows } = await sql.query<{ id: string }>(
      `update blade_system_menu set path = $3, name = case when name = $4 then $5 else name end, update_time = now()
        where code = $1 and path = $2 and category = '2'
        returning id::text as id`,
      [
        permissionCode(resource, 'add'),
        `/${resource.path}/add`,
        `/${resource.path}/report`,
        actionNames.add,
        actionNames.report,
      ],
    );
    const ids = [rows.map(({ id }) => id)];
    await sql.query('delete from sys_role_menu where menu_id = any($1::bigint[])', ids);
    await sql.query('delete from sys_topmenu_menu where menu_id = any($1::bigint[])', ids);
  }
}

/** Removes permissions on logs that open nothing, with their grants; older databases have them. */
export async function retireCodes(sql: Sql, resources: readonly Resource[]): Promise<void> {
  const codes = resources
    .filter(({ log }) => log === true)
    .flatMap((resource) =>
      ['edit', 'delete']
        .filter((action) => !savePermissionsOf(resource).includes(action))
        .map((action) => permissionCode(resource, action)),
    );
  const { rows } = await sql.query<{ id: string }>(
    "select id from blade_system_menu where code = any($1::text[]) and category = '2' and is_deleted = 0",
    [codes],
  );
  if (rows.length === 0) return;
  const ids = [rows.map(({ id }) => id)];
  await sql.query('delete from sys_role_menu where menu_id = any($1::bigint[])', ids);
  await sql.query('delete from sys_topmenu_menu where menu_id = any($1::bigint[])', ids);
  await sql.query('update blade_system_menu set is_deleted = 1, update_time = now() where id = any($1::bigint[])', ids);
}
