import type { Sql } from '../../db/Database.ts';

/** Whether the three administrators of a tenant are kept apart, and what was asked for. */
export interface SeparationRow {
  isOn: boolean;
  /** ISO 8601; '' for never. */
  since: string;
  wanted: boolean | null;
  askedBy: string | null;
  asked: string;
}

const COLUMNS = `is_on as "isOn", coalesce(to_json(since) #>> '{}', '') as since, wanted, asked_by::text as "askedBy",
  coalesce(to_json(asked) #>> '{}', '') as asked`;
const never: SeparationRow = { isOn: false, since: '', wanted: null, askedBy: null, asked: '' };

/** How far the three administrators of a tenant are kept apart. */
export async function readSeparation(sql: Sql, tenantId: string): Promise<SeparationRow> {
  const { rows } = await sql.query<SeparationRow>(`select ${COLUMNS} from sys_separation where tenant_id = $1`, [
    tenantId,
  ]);
  return rows[0] ?? never;
}

/** The same, so that nobody else changes it before the transaction ends. */
export async function lockSeparation(sql: Sql, tenantId: string): Promise<SeparationRow> {
  await sql.query('insert into sys_separation (tenant_id) values ($1) on conflict (tenant_id) do nothing', [tenantId]);
  const { rows } = await sql.query<SeparationRow>(
    `select ${COLUMNS} from sys_separation where tenant_id = $1 for update`,
    [tenantId],
  );
  return rows[0] ?? never;
}
