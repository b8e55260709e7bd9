import { lookNames, type ChosenLooks } from '@lattice/api/desk/looks';
import type { Sql } from '../db/Database.ts';

/** What a person chose of the looks, kept among the settings (个人设置). */
export async function looksOf(sql: Pick<Sql, 'query'>, userId: string | null): Promise<ChosenLooks> {
  const { rows } = await sql.query<{ name: string; value: string }>(
    'select name, value from sys_user_setting where user_id = $1 and name = any($2)',
    [userId, lookNames],
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
