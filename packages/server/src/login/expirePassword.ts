import type { Sql } from '../db/Database.ts';

/**
 * Demands a new password of a person whose password is older than the days of the tenant's parameter
 * `account.passwordDays`; 0 or none lets it last.
 */
export async function expirePassword(
  sql: Sql,
  { tenantId, userId }: { tenantId: string; userId: string },
  now: Date,
): Promise<boolean> {
  const { count } = await sql.query(
    `update sys_password p set must_change = true
     from (select param_value::int as days from blade_system_param
       where tenant_id = $1 and param_key = 'account.passwordDays' and is_deleted = 0
       and trim(param_value) ~ '^[1-9][0-9]{0,3}$' limit 1) d
     where p.user_id = $2 and not p.must_change and p.changed <= $3::timestamptz - make_interval(days => d.days)`,
    [tenantId, userId, now.toISOString()],
  );
  return count > 0;
}
