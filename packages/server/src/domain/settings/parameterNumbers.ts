import type { Sql } from '../../db/Database.ts';
import { parameterNumber } from './parameterNumber.ts';

/** Whole numbers as the parameters of a tenant say them now, in the order of their keys. */
export async function parameterNumbers(sql: Sql, tenantId: string, keys: readonly string[]): Promise<number[]> {
  const { rows } = await sql.query<{ key: string; value: string }>(
    `select param_key as key, trim(coalesce(param_value, '')) as value from blade_system_param
     where tenant_id = $1 and param_key = any($2::text[]) and is_deleted = 0`,
    [tenantId, keys],
  );
  return keys.map((key) => parameterNumber(key, rows.find((row) => row.key === key)?.value));
}
