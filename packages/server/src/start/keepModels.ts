import type { Context } from '../call/Context.ts';
import type { Sql } from '../db/Database.ts';
import { TENANT } from './tenantNumber.ts';

/** Keeps what was deployed as models too, so that it can be drawn further; models that are there stay as they are. */
export async function keepModels(sql: Sql, ids: readonly string[], context: Context): Promise<void> {
  const moment = context.now().toISOString();
  const { rows } = await sql.query<{ key: string; name: string; description: string; xml: string }>(
    'select key, name, description, xml from wf_definition where id = any($1::bigint[]) order by id',
    [ids],
  );
  const {
    rows: [admin],
  } = await sql.query<{ id: string }>(
    "select id::text as id from blade_user where tenant_id = $1 and account = 'admin'",
    [TENANT],
  );
  for (const { key, name, description, xml } of rows) {
    await sql.query(
      `insert into wf_model (id, tenant_id, model_key, name, description, xml, created, created_by,
          last_updated, last_updated_by)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $7, $8) on conflict do nothing`,
      [context.nextId(), TENANT, key, name, description, xml, moment, admin?.id ?? null],
    );
  }
}
