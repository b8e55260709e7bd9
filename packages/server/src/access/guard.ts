import { isAdministrator } from './allow.ts';
import type { Context } from '../call/Context.ts';
import type { Person } from '../call/Person.ts';
import type { Sql } from '../db/Database.ts';
import { Refusal } from '../errors/Refusal.ts';
import { say } from '../words/say.ts';

/** The person behind a call that needs one. */
export function personOf({ person }: Pick<Context, 'person'>): Person {
  if (person === null) throw new Refusal(401, say`请求未授权：登录已失效，请重新登录`);
  return person;
}

/** Refuses when roles that do everything would be given by somebody who may not do everything. */
export async function refuseAdministrator(sql: Sql, person: Person, roleIds: readonly string[]): Promise<void> {
  if (isAdministrator(person) || person.mandate === 'security' || roleIds.length === 0) return;
  const { rows } = await sql.query(
    "select 1 from blade_system_role where id = any($1::bigint[]) and role_alias = 'administrator' limit 1",
    [roleIds],
  );
  if (rows.length > 0) throw new Refusal(400, say`无权配置超管角色!`);
}

/** Refuses ids that are not rows of the person's tenant. */
export async function refuseForeignIds(
  sql: Sql,
  person: Person,
  table: 'blade_user' | 'blade_system_role',
  ids: readonly string[],
): Promise<void> {
  const { rows } = await sql.query<{ n: number }>(
    `select count(*)::int as n from ${table} where id = any($1::bigint[]) and tenant_id = $2 and is_deleted = 0`,
    [ids, person.tenantId],
  );
  if (rows[0]?.n !== ids.length) throw new Refusal(400, say`记录不存在或已被删除，请刷新列表`);
}
