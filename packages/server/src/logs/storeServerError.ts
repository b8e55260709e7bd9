import type { Context } from '../call/Context.ts';

/** A failure of the server itself. */
export interface Failure {
  /** What was called: an address without its query, or a job. */
  uri: string;
  method: string;
  name: string;
  message: string;
  stack?: string;
}

/** Keeps a failure of the server among the error logs, without what the caller sent. */
export async function storeServerError(
  {
    db,
    nextId,
    now,
    person,
    address,
    traceId,
  }: Pick<Context, 'db' | 'nextId' | 'now' | 'person' | 'address' | 'traceId'>,
  { uri, method, name, message, stack = '' }: Failure,
): Promise<void> {
  await db.query(
    `insert into blade_log_error (id, tenant_id, create_user, update_user, service_id, env, method, request_uri,
        stack_trace, exception_name, message, remote_ip, params, create_by, create_time,
        trace_id)
     values ($1, $2, $3, $3, 'lattice', 'server', $4, $5, $6, $7, $8, $9, $10, $11, $12, $10)`,
    [
      nextId(),
      person?.tenantId ?? '000000',
      person?.userId ?? null,
      method.slice(0, 10),
      uri.slice(0, 255),
      stack.slice(0, 4000),
      name.slice(0, 255),
      message.slice(0, 4000),
      address,
      traceId,
      person?.account ?? '',
      now().toISOString(),
    ],
  );
}
