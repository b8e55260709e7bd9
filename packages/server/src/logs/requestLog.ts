import type { Call, PlainKind } from '@lattice/api/call';
import type { Resource } from '@lattice/api/resource';
import type { Person } from '../call/Person.ts';
import type { Database } from '../db/Database.ts';
import { storeServerError } from './storeServerError.ts';

/** A call as it was answered. */
export interface AnsweredCall {
  resource: Resource;
  name: string;
  call: Call;
  /** Address without its query. */
  uri: string;
  person: Person | null;
  address: string;
  userAgent: string;
  /** Parameters; their names alone are kept, and the ids of what was written. */
  input: Readonly<Record<string, unknown>>;
  status: number;
  milliseconds: number;
  traceId: string;
  at: Date;
  /** What was thrown, for calls that failed. */
  error?: unknown;
}

/** Logs of calls, written in batches beside the answers. */
export interface RequestLog {
  /** Takes a call; costs the caller nothing. */
  note(call: AnsweredCall): void;
  /** Writes what waits. */
  flush(): Promise<void>;
  /** Writes what waits, and nothing more. */
  stop(): Promise<void>;
}

/** Calls that wait at most; what comes beyond is counted and dropped. */
const MAX_WAITING = 2000;

const words: Partial<Record<PlainKind, string>> = {
  submit: '保存',
  remove: '删除',
  restore: '恢复',
  startFlow: '发起流程',
};
const ids = (input: Readonly<Record<string, unknown>>) =>
  [input.id, input.ids]
    .filter((id): id is string => typeof id === 'string' && /^\d[\d,]*$/.test(id))
    .join(',')
    .slice(0, 500);
const isWrite = ({ call, status }: AnsweredCall) => call.method === 'POST' && call.reads !== true && status === 200;

function rowOf(nextId: () => string, one: AnsweredCall): Record<string, unknown> {
  const { resource, name, call, uri, person, address, userAgent, input, status, milliseconds, traceId, at } = one;
  const word = ('plain' in call ? words[call.plain as PlainKind] : undefined) ?? name;
  return {
    id: nextId(),
    tenant_id: person?.tenantId ?? '000000',
    create_user: person?.userId ?? null,
    create_time: at.toISOString(),
    env: 'server',
    type: status < 400 ? '1' : '2',
    title: `${resource.label} ${word}`.slice(0, 255),
    method: call.method,
    request_uri: uri.slice(0, 255),
    user_agent: userAgent.slice(0, 255),
    remote_ip: address,
    method_class: resource.path,
    method_name: name,
    params: JSON.stringify(Object.keys(input).slice(0, 50)).slice(0, 2000),
    time: String(Math.round(milliseconds)),
    create_by: person?.account ?? '',
    trace_id: traceId,
    log_level: 'INFO',
    log_id: `${resource.label} ${word}`.slice(0, 100),
    log_data: JSON.stringify({ id: ids(input), traceId }),
  };
}

const COMMON = [
  'id',
  'tenant_id',
  'create_user',
  'create_time',
  'env',
  'method',
  'request_uri',
  'user_agent',
  'remote_ip',
  'method_class',
  'method_name',
  'params',
  'time',
  'create_by',
  'trace_id',
];
const TABLES = {
  blade_log_api: [...COMMON, 'type', 'title'],
  blade_log_usual: [...COMMON, 'log_level', 'log_id', 'log_data'],
};
const typeOf = (column: string) =>
  ({ id: 'bigint', create_user: 'bigint', create_time: 'timestamptz' })[column] ?? 'text';

async function insert(
  db: Database,
  table: keyof typeof TABLES,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = TABLES[table];
  await db.query(
    `insert into ${table} (${columns.join(', ')}, update_time, service_id)
      select ${columns.join(', ')}, create_time, 'lattice'
      from jsonb_to_recordset($1::jsonb) as r (${columns.map((column) => `${column} ${typeOf(column)}`).join(', ')})`,
    [JSON.stringify(rows)],
  );
}

/** What of a failure is no value of anybody: its kind, its words without what they quote, and where it happened. */
function bareFailure(error: unknown): { name: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { name: 'UnknownFailure', message: 'unknown failure', stack: '' };
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
  return { name: error.name, message: error.message.replaceAll(/(["'`]).*?\1/gs, '…').slice(0, 500), stack: frames };
}

/**
 * Keeps the calls that a server answers: each among 接口日志, those that wrote something among 通用日志, failures of the server
 * among 错误日志.
 */
export function requestLog(
  { db, nextId, log }: { db: Database; nextId(): string; log(line: string): void },
  everyMs = 3000,
): RequestLog {
  let waiting: AnsweredCall[] = [];
  let dropped = 0;
  let writing: Promise<void> = Promise.resolve();
  const write = async () => {
    const [calls, lost] = [waiting, dropped];
    [waiting, dropped] = [[], 0];
    if (lost > 0) log(`${lost} calls came too fast to be logged`);
    if (calls.length === 0) return;
    try {
      await insert(
        db,
        'blade_log_api',
        calls.map((call) => rowOf(nextId, call)),
      );
      await insert(
        db,
        'blade_log_usual',
        calls.filter(isWrite).map((call) => rowOf(nextId, call)),
      );
      for (const { status, error, uri, call, person, address, traceId, at } of calls
        .filter((one) => one.status === 500)
        .slice(0, 50)) {
        await storeServerError(
          { db, nextId, person, address, traceId, now: () => at },
          { uri, method: call.method, ...bareFailure(error), message: `${status} ${bareFailure(error).message}` },
        );
      }
    } catch (error) {
      log(`${calls.length} calls could not be logged: ${error instanceof Error ? error.message : 'unknown failure'}`);
    }
  };
  const flush = () => (writing = writing.then(write));
  const timer = setInterval(() => void flush(), everyMs);
  timer.unref();
  return {
    note: (call) => {
      if (waiting.length >= MAX_WAITING) dropped += 1;
      else waiting.push(call);
    },
    flush,
    stop: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}
