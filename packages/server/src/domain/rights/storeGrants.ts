import { personOf, refuseForeignIds } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { idsIn, idsOrNone } from '../../call/parameter.ts';
import type { Sql } from '../../db/Database.ts';
import { refuseUnknownEntries } from '../menus/refuseUnknownEntries.ts';
import { refuseMixedRoles } from '../separation/keepMandates.ts';
import { refuseMoreThanHeld } from './refuseMoreThanHeld.ts';

/** What roles are to be granted. */
export interface Grant {
  roles: readonly string[];
  menus: readonly string[];
  scopes: { data: readonly string[]; api: readonly string[] };
}

/** What a call wants to grant. */
export const grantIn = (input: Readonly<Record<string, unknown>>): Grant => ({
  roles: idsIn(input, 'roleIds'),
  menus: idsOrNone(input, 'menuIds'),
  scopes: { data: idsOrNone(input, 'dataScopeIds'), api: idsOrNone(input, 'apiScopeIds') },
});

/**
 * Gives each of the roles exactly these menus and scopes, with their rows locked, and refuses what the person may not
 * give. Call it in the transaction.
 */
export async function storeGrants(sql: Sql, context: Context, { roles, menus, scopes }: Grant): Promise<void> {
  const person = personOf(context);
  await refuseForeignIds(sql, person, 'blade_system_role', roles);
  await sql.query('select id from blade_system_role where id = any($1::bigint[]) order by id for update', [roles]);
  await refuseUnknownEntries(sql, menus);
  for (const category of ['data', 'api'] as const)
    await refuseUnknownEntries(sql, scopes[category], { category, tenantId: person.tenantId });
  await refuseMoreThanHeld(sql, context, roles);
  await sql.query('delete from sys_role_menu where role_id = any($1::bigint[])', [roles]);
  await sql.query(
    `insert into sys_role_menu (role_id, menu_id)
      select r, m.id
      from unnest($1::bigint[]) r
      cross join blade_system_menu m
      where m.id = any($2::bigint[]) and m.is_deleted = 0`,
    [roles, menus],
  );
  await sql.query('delete from sys_role_scope where role_id = any($1::bigint[])', [roles]);
  for (const [category, ids] of Object.entries(scopes)) {
    await sql.query(
      `insert into sys_role_scope (role_id, category, scope_id)
        select r, $3::text, s.id
        from unnest($1::bigint[]) r
        cross join blade_system_${category}_scope s
        where s.id = any($2::bigint[]) and s.is_deleted = 0 and s.tenant_id = $4`,
      [roles, ids, category, person.tenantId],
    );
  }
  await refuseMoreThanHeld(sql, context, roles);
  await refuseMixedRoles(sql, context, roles);
}
