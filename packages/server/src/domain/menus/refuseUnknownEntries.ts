import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';

/** The scopes of one kind that a tenant has. */
interface ScopesOfTenant {
  category: 'data' | 'api';
  tenantId: string;
}

/**
 * Refuses ids that no entry of the menu has, nor a scope where scopes are meant: front ends of BladeX send the entries
 * above a scope along with it.
 */
export async function refuseUnknownEntries(sql: Sql, ids: readonly string[], scopes?: ScopesOfTenant): Promise<void> {
  const among = (table: string, tenant = '') =>
    `not exists (select 1 from ${table} e where e.id = given.id and e.is_deleted = 0${tenant})`;
  const { rows } = await sql.query<{ id: string }>(
    `select given.id::text as id from unnest($1::bigint[]) given(id)
      where ${among('blade_system_menu')}
      ${scopes === undefined ? '' : `and ${among(`blade_system_${scopes.category}_scope`, ' and e.tenant_id = $2')}`}
      limit 1`,
    scopes === undefined ? [ids] : [ids, scopes.tenantId],
  );
  if (rows[0] !== undefined)
    throw new Refusal(400, say`菜单或权限（编号 ${rows[0].id}）不存在或已被删除，没有作任何修改，请刷新后重新勾选`);
}
