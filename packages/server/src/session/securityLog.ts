import type { Context } from '../call/Context.ts';
import type { Sql } from '../db/Database.ts';

/** What the security log tells of a sign-in or a session. */
export interface SecurityEvent {
  action:
    | 'login'
    | 'login-refused'
    | 'logout'
    | 'refresh-reuse'
    | 'lock'
    | 'unlock'
    | 'unlock-refused'
    | 'session-end'
    | 'switch'
    | 'guest'
    | 'display'
    | 'second-on'
    | 'second-off'
    | 'second-proof'
    | 'proof';
  tenantId: string;
  userId?: string | undefined;
  sessionId?: string | undefined;
  /** Plain facts, such as the account as typed and the reason; never a password or a token. */
  facts?: Readonly<Record<string, string>>;
}

/** Writes one row of the security log, in the transaction of what it tells of. */
export async function securityLog(
  sql: Sql,
  { nextId, address, traceId }: Pick<Context, 'nextId' | 'address' | 'traceId'>,
  event: SecurityEvent,
): Promise<void> {
  const changes = Object.fromEntries(
    Object.entries(event.facts ?? {}).map(([key, after]) => [key, { after: after.slice(0, 100) }]),
  );
  await sql.query(
    `insert into sys_audit (id, tenant_id, user_id, address, action, path, record_id, changes, trace_id)
      values ($1, $2, $3, $4, $5, 'blade-auth/oauth', $6, $7, $8)`,
    [
      nextId(),
      event.tenantId,
      event.userId ?? null,
      address,
      event.action,
      event.sessionId ?? null,
      JSON.stringify(changes),
      traceId,
    ],
  );
}
