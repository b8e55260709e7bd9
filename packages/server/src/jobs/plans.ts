import { intelligentPlan } from '@lattice/api/resources/project/intelligentPlan';
import type { Context } from '../call/Context.ts';
import { transactionContext } from '../call/transactionContext.ts';
import { advance } from '../table/write/advance.ts';
import { systemContext } from '../call/systemContext.ts';
import type { Job } from '../schedule/Job.ts';
import { startPlan } from '../domain/plans/followPlan.ts';

interface Waiting {
  id: string;
  tenant: string;
  source: string;
  rule: unknown;
  grids: string;
}

/** Minutes within which warnings are counted when a rule does not say. */
const MINUTES = 60;

const textOf = (rule: unknown, name: string): string | null => {
  const value =
    typeof rule === 'object' && rule !== null ? (rule as Readonly<Record<string, unknown>>)[name] : undefined;
  return typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : null;
};
const countOf = (rule: unknown, name: string, fallback: number): number => {
  const value = Number(textOf(rule, name) ?? fallback);
  return Number.isInteger(value) && value > 0 && value <= 100_000 ? value : fallback;
};

const HERE = "($4::text = '' or t.gridding_id::text = any(string_to_array($4, ',')))";
const START = "coalesce((select last_start_time from project_intelligentplan where id = $1), '-infinity')";
const lately = (column: string) =>
  `t.${column} <= $2::timestamptz and t.${column} > greatest($2::timestamptz - $3 * interval '1 minute', ${START})`;
const WARNINGS = `select count(*)::int as n
  from dispatch_devwarnrecord t
  where ${lately('warn_time')} and ${HERE} and t.tenant_id = $5 and t.is_deleted = 0 and t.status <> '3'
  and ($6::text is null or t.dev_warn_type = $6) and ($7::text is null or t.warn_level <= $7)`;
const EVENTS = `select count(*)::int as n
  from event_event t
  where ${lately('create_time')} and ${HERE} and t.tenant_id = $5 and t.is_deleted = 0
    and t.event_status not in ('0', '7', '8')
  and ($6::text is null or t.event_type = $6 or t.category_id::text = $6)
  and ($7::text is null or t.event_level <= $7)`;

/** How many warnings or events since the plan's last start fit its rule; a lower key is a graver level. */
async function fitting(context: Context, { id, tenant, source, rule, grids }: Waiting): Promise<number> {
  const [sql, kind, level] =
    source === '1' ? [WARNINGS, 'devWarnType', 'warnLevel'] : [EVENTS, 'eventCategory', 'eventLevel'];
  const { rows } = await context.db.query<{ n: number }>(sql, [
    id,
    context.now().toISOString(),
    countOf(rule, 'withinMinutes', MINUTES),
    grids,
    tenant,
    textOf(rule, kind),
    textOf(rule, level),
  ]);
  return rows[0]?.n ?? 0;
}

/** Starts a plan that nobody else started meanwhile; gives how many were started. */
const start = (plan: Waiting, reason: string, context: Context) =>
  context.db.tx(async (sql) => {
    const inner = transactionContext(systemContext(context, plan.tenant), sql);
    const { rows } = await sql.query(
      "select 1 from project_intelligentplan where id = $1 and run_status = '0' for update skip locked",
      [plan.id],
    );
    if (rows.length === 0) return 0;
    await advance(intelligentPlan, 'runStatus', plan.id, '1', 'submit', inner);
    await startPlan(sql, plan.id, { reason, isDrill: false }, inner);
    return 1;
  });

/**
 * Starts plans by themselves: those that are enabled, in force and set to it, once as many warnings or events have come
 * in as their rule demands.
 */
export const job: Job = {
  everyMs: 60_000,
  run: async (context, tell) => {
    if (!context.resources.has(intelligentPlan.path)) return 0;
    let started = 0;
    const { rows } = await context.db.query<Waiting>(
      `select id, tenant_id as tenant, trigger_source as source, trigger_rule as rule,
          coalesce(gridding_ids, '') as grids
        from project_intelligentplan
       where is_deleted = 0 and auto_start = 1 and status = '1' and run_status = '0' and trigger_source in ('1', '2')
         and coalesce(effective_date, $1::timestamptz::date) <= $1::timestamptz::date
       order by id limit 500`,
      [context.now().toISOString()],
    );
    for (const plan of rows) {
      const count = await fitting(context, plan);
      if (count < countOf(plan.rule, 'minCount', 1)) continue;
      try {
        started += await start(
          plan,
          plan.source === '1' ? `收到 ${count} 条设备预警，预案自动启动。` : `收到 ${count} 件上报事件，预案自动启动。`,
          context,
        );
      } catch (error) {
        await tell(`plan ${plan.id}: ${error instanceof Error ? error.message : 'unknown failure'}`);
      }
    }
    return started;
  },
};
