import type { Context } from '../../call/Context.ts';
import { systemContext } from '../../call/systemContext.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { openProgress } from './patrol.ts';
import { type Cycle, isRoundDay } from './roundDay.ts';

interface Due extends Cycle {
  id: string;
  tenant: string;
}

const dueSql = `select k.id::text as id, k.tenant_id as tenant, k.cycle_type as "cycleType",
    coalesce(k.cycle_days, '') as "cycleDays", k.start_time::date::text as start
  from project_patroltask k
  where k.is_deleted = 0 and k.status in ('1', '2') and coalesce(k.cycle_type, '0') <> '0'
    and k.start_time <= $1::timestamptz and k.end_time > $1::timestamptz
    and not exists (select 1 from project_patroltaskprogress p where p.task_id = k.id
      and p.patrol_date = $1::timestamptz::date and p.is_deleted = 0)`;

/** Opens the round of a day of a patrol that nobody else opened meanwhile; gives how many were opened. */
const openRound = async (id: string, tenant: string, day: string, context: Context): Promise<number> =>
  context.db.tx(async (sql) => {
    const at = context.now().toISOString();
    const { count } = await sql.query(`${dueSql} and k.id = $2 for update of k skip locked`, [at, id]);
    if (count === 0) return 0;
    await sql.query(
      `update project_patroltaskpoints set status = '0', rev = rev + 1
        where task_id = $1 and status <> '0' and is_deleted = 0`,
      [id],
    );
    await openProgress(sql, id, day, transactionContext(systemContext(context, tenant), sql));
    return 1;
  });

/**
 * Opens the round of today of patrols that come again: a progress for each executor, with all points to be reached
 * anew. Gives how many were opened.
 */
export async function openRounds(context: Context, tell: (line: string) => Promise<void>): Promise<number> {
  const at = context.now().toISOString();
  const { rows: days } = await context.db.query<{ day: string }>('select $1::timestamptz::date::text as day', [at]);
  const { rows: tasks } = await context.db.query<Due>(`${dueSql} order by k.id limit 500`, [at]);
  const day = days[0]?.day ?? '';
  let opened = 0;
  for (const { id, tenant, ...cycle } of tasks) {
    if (!isRoundDay(cycle, day)) continue;
    try {
      opened += await openRound(id, tenant, day, context);
    } catch (error) {
      await tell(`patrol ${id}: ${error instanceof Error ? error.message : 'unknown failure'}`);
    }
  }
  return opened;
}
