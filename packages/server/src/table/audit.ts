import type { Context } from '../call/Context.ts';
import type { Sql } from '../db/Database.ts';

/** What is noted of a write: who, when, from where, which record, and its changed values before and after. */
export interface AuditEntry {
  action: string;
  path: string;
  recordId?: string;
  /** Changed values by wire name. */
  changes?: Readonly<Record<string, { before?: unknown; after?: unknown }>>;
}

/** Writes one entry to the append-only log, in the transaction of the write itself. */
export async function audit(
  sql: Sql,
  context: Pick<Context, 'nextId' | 'person' | 'address' | 'traceId'>,
  entry: AuditEntry,
): Promise<void> {
  const { person, address, traceId } = context;
  await sql.query(
    `insert into sys_audit (id, tenant_id, user_id, address, action, path, record_id, changes, trace_id)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      context.nextId(),
      person?.tenantId ?? '000000',
      person?.userId ?? null,
      address,
      entry.action,
      entry.path,
      entry.recordId ?? null,
      JSON.stringify(entry.changes ?? {}),
      traceId,
    ],
  );
}
