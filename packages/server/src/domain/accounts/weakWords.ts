import type { Sql } from '../../db/Database.ts';

/** The passwords that a tenant forbids beside the common ones: its parameter `account.weakPasswords`. */
export async function weakWords(sql: Sql, tenantId: string): Promise<string[]> {
  const { rows } = await sql.query<{ value: string }>(
    `select coalesce(param_value, '') as value from blade_system_param
     where tenant_id = $1 and param_key = 'account.weakPasswords' and is_deleted = 0`,
    [tenantId],
  );
  return rows.flatMap(({ value }) => value.split(/[,，;；、\s]+/)).filter((word) => word !== '' && word !== '无');
}

/** Demands a new password of a person whose password was found to be a weak one. */
export async function markWeak(sql: Sql, userId: string): Promise<void> {
  await sql.query('update sys_password set weak = true, must_change = true where user_id = $1', [userId]);
}
