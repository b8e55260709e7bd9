import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';

/**
 * Refuses one account more when a tenant has as many as it may have (`accountNumber`, -1 for any number) or has come to
 * its end.
 */
export async function refuseOverQuota(sql: Sql, tenantId: string): Promise<void> {
  const { rows } = await sql.query<{ full: boolean; over: boolean }>(
    `select coalesce(account_number, -1) >= 0 and account_number <= (select count(*) from blade_user u
        where u.tenant_id = t.tenant_id and u.is_deleted = 0) as full,
       coalesce(expire_time < now(), false) as over
     from blade_system_tenant t where tenant_id = $1 and is_deleted = 0`,
    [tenantId],
  );
  if (rows[0]?.full === true) throw new Refusal(400, say`当前租户已达到最大用户数量!`);
  if (rows[0]?.over === true) throw new Refusal(400, say`当前租户授权已到期，不能新增用户`);
}
