import type { FaultGroup, TraceEntry } from '@lattice/api/resources/blade-log/trace';
import { personOf, refuseForeignIds } from '../access/guard.ts';
import type { Context } from '../call/Context.ts';
import { dayIn, idIn, numberIn, requiredTextIn } from '../call/parameter.ts';
import { localize } from '../words/localize.ts';
import { labelMessage, say } from '../words/say.ts';

type Input = Readonly<Record<string, unknown>>;
type Found = TraceEntry & { path: string };

/** Entries of one answer. */
const MOST = 2000;

const time = (column: string) => `to_char(${column}, 'YYYY-MM-DD HH24:MI:SS')`;

/** SQL of what all logs tell: `$1` is the tenant, `audit` and `log` narrow their rows. */
const entries = (audit: string, log: string) => `
  select * from (
    select a.id::text as id, 'audit' as kind, ${time('a.time')} as time, a.time as at,
      coalesce(nullif(u.real_name, ''), u.account, '') as "userName",
      case when a.action like 'step-%' or a.action like 'state-%' then split_part(a.action, '-', 1) else a.action end
        as what, '' as about, a.path, coalesce(a.record_id::text, '') as "recordId", a.address, '' as took,
      a.action in ('login-refused', 'unlock-refused', 'refresh-reuse') as "isFailed", a.trace_id as "traceId"
    from sys_audit a left join blade_user u on u.id = a.user_id where a.tenant_id = $1 and ${audit}
    union all
    select l.id::text, 'call', ${time('l.create_time')}, l.create_time, coalesce(l.create_by, ''),
      coalesce(l.title, ''),
      coalesce(l.request_uri, ''), '', '', coalesce(l.remote_ip, ''), coalesce(l.time, ''), l.type = '2',
      coalesce(l.trace_id, '')
    from blade_log_api l where l.tenant_id = $1 and ${log}
    union all
    select l.id::text, 'error', ${time('l.create_time')}, l.create_time, coalesce(l.create_by, ''),
      coalesce(l.exception_name, ''), coalesce(l.request_uri, ''), '', '', coalesce(l.remote_ip, ''), '', true,
      coalesce(l.trace_id, '')
    from blade_log_error l where l.tenant_id = $1 and ${log}
  ) e order by at, id limit ${MOST}`;

async function readEntries(sql: string, params: readonly unknown[], context: Context): Promise<TraceEntry[]> {
  const { rows } = await context.db.query<Found & { at: unknown }>(sql, [...params]);
  return rows.map(({ path, at: _at, ...entry }) => {
    const label = context.resources.get(path)?.label;
    return label === undefined
      ? { ...entry, about: entry.about || path }
      : { ...entry, about: localize(labelMessage(label), context.language) };
  });
}

/** The course of a person's day. */
export async function dayOf(input: Input, context: Context): Promise<TraceEntry[]> {
  const [userId, day, { tenantId }] = [idIn(input, 'userId'), dayIn(input, 'day'), personOf(context)];
  await refuseForeignIds(context.db, personOf(context), 'blade_user', [userId]);
  const within = (column: string) => `${column} >= $3::timestamptz and ${column} < $3::timestamptz + interval '1 day'`;
  return readEntries(
    entries(
      `a.user_id = $2::bigint and ${within('a.time')}`,
      `l.create_user = $2::bigint and ${within('l.create_time')}`,
    ),
    [tenantId, userId, day],
    context,
  );
}

/** What belongs to one request. */
export async function requestOf(input: Input, context: Context): Promise<TraceEntry[]> {
  const traceId = requiredTextIn(input, 'traceId', say`请求编号`, 64);
  return readEntries(entries('a.trace_id = $2', 'l.trace_id = $2'), [personOf(context).tenantId, traceId], context);
}

/** Failures of some days by their stack, without the lines and columns that differ from build to build. */
export async function faultGroups(input: Input, context: Context): Promise<FaultGroup[]> {
  const days = Math.max(1, numberIn(input, 'days', 30, 366));
  const { rows } = await context.db.query<FaultGroup>(
    `with failures as (
       select l.*, trim(regexp_replace(coalesce(substring(l.stack_trace from '(?n)^\\s*at .*$'),
         substring(l.stack_trace from '(?n)^.*@.*$'), ''), ':\\d+:\\d+', '', 'g')) as place
       from blade_log_error l
       where l.tenant_id = $1 and l.create_time > $2::timestamptz - make_interval(days => $3::int))
     select md5(exception_name || place || case when place = '' then message else '' end) as key,
       exception_name as name,
       (array_agg(message order by create_time desc, id desc))[1] as message, place, count(*)::int as count,
       count(distinct create_by) filter (where create_by <> '')::int as people, ${time('min(create_time)')} as first,
       ${time('max(create_time)')} as last,
       coalesce((array_agg(trace_id order by create_time desc, id desc))[1], '') as "traceId"
     from failures group by key, exception_name, place order by count(*) desc, max(create_time) desc limit 200`,
    [personOf(context).tenantId, context.now().toISOString(), days],
  );
  return rows;
}
