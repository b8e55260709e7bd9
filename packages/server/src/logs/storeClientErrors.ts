import { maskText } from '@lattice/api/maskText';
import type { Context } from '../call/Context.ts';
import { optionalTextIn } from '../call/parameter.ts';

type Note = Readonly<Record<string, unknown>>;

const MAX_LENGTH = 4000;
const MAX_NOTES = 100;
const text = (raw: unknown) =>
  maskText((typeof raw === 'string' ? raw : JSON.stringify(raw ?? '')).replaceAll('\u0000', '').slice(0, MAX_LENGTH));

const isNote = (value: unknown): value is Note => typeof value === 'object' && value !== null;

/**
 * Keeps what a client noted of its own failures among the error logs, one or the first hundred of `logs`; what is too
 * long is cut, what is personal covered.
 */
export async function storeClientErrors(input: Note, context: Context): Promise<void> {
  const notes = Array.isArray(input.logs) ? input.logs.filter(isNote).slice(0, MAX_NOTES) : [input];
  for (const note of notes) await keepError(note, context);
}

async function keepError(input: Note, context: Context): Promise<void> {
  const { person, http } = context;
  const name = optionalTextIn({ name: text(input.type ?? input.name ?? 'client').slice(0, 100) }, 'name', 100);
  await context.db.query(
    `insert into blade_log_error (id, tenant_id, create_user, update_user, service_id, env, method, request_uri,
        user_agent, stack_trace, exception_name, message, remote_ip, params, create_by)
     values ($1, $2, $3, $3, 'client', 'browser', 'POST', $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      context.nextId(),
      person?.tenantId ?? '000000',
      person?.userId ?? null,
      text(input.url).slice(0, 255),
      (http?.request.headers.get('User-Agent') ?? '').slice(0, 255),
      text(input.stack),
      name,
      text(input.message),
      context.address,
      text(input.info ?? ''),
      person?.account ?? '',
    ],
  );
}
