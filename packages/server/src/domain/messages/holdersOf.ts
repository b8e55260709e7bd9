import type { Sql } from '../../db/Database.ts';
import { activeAccountSql } from '../../session/accountLock.ts';

/** Ids of the people who hold a role and may sign in. */
export async function holdersOf(sql: Sql, alias: string, tenantId: string): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(
    `select distinct u.id::text as id
      from blade_user u
      join blade_system_role o on o.id::text = any(string_to_array(coalesce(u.role_id, ''), ','))
      where u.tenant_id = $1 and u.is_deleted = 0 and ${activeAccountSql} and o.role_alias = $2 and o.is_deleted = 0`,
    [tenantId, alias],
  );
  return rows.map(({ id }) => id);
}
