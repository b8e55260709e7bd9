import type { Sql } from '../../db/Database.ts';

/** Demands a new password of a person whose password was found to be a weak one. */
export async function markWeak(sql: Sql, userId: string): Promise<void> {
  await sql.query('update sys_password set weak = true, must_change = true where user_id = $1', [userId]);
}
