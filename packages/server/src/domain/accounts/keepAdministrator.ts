import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';
import { mandatesHeld, refuseBrokenMandates } from '../separation/keepMandates.ts';

const ROLES = "from blade_system_role where tenant_id = $1 and role_alias = 'administrator' and is_deleted = 0";

const hasAdministrator = async (sql: Sql, tenantId: string): Promise<boolean> => {
  const { rows } = await sql.query(
    `select 1 from blade_user u where u.tenant_id = $1 and u.is_deleted = 0 and u.status in ('1', '2')
       and string_to_array(coalesce(u.role_id, ''), ',') && array(select id::text ${ROLES}) limit 1`,
    [tenantId],
  );
  return rows.length > 0;
};

/**
 * Makes a change to accounts or roles, and refuses one after which a tenant has no administrator any more who could
 * sign in, or the three administrators are not apart. Such changes wait for each other, so that two of them cannot take
 * away the last two. Call it in a transaction.
 */
export async function keepAdministrator<T>(sql: Sql, tenantId: string, change: () => Promise<T>): Promise<T> {
  await sql.query(`select id ${ROLES} order by id for update`, [tenantId]);
  const [had, mandates] = [await hasAdministrator(sql, tenantId), await mandatesHeld(sql, tenantId)];
  const done = await change();
  if (mandates !== null) await refuseBrokenMandates(sql, tenantId, mandates);
  if (had && !(await hasAdministrator(sql, tenantId)))
    throw new Refusal(400, say`至少要保留一个可以登录的超级管理员，请先为其他用户授予该角色`);
  return done;
}
