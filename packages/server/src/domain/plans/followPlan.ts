import { isId } from '@lattice/api/isId';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { noteDispatch, PLAN_RUN } from '../dispatch/journal.ts';
import { notify } from '../messages/notify.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';

interface Plan {
  name: string;
  status: string;
  isDrill: boolean;
  commander: string | null;
  teams: unknown;
  template: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Ids of those who serve in the working groups of a plan: leaders and members. */
function serving(teams: unknown): string[] {
  if (!Array.isArray(teams)) return [];
  return teams
    .filter(isObject)
    .flatMap(({ leaderUserId, memberUserIds }): unknown[] => [
      leaderUserId,
      ...(Array.isArray(memberUserIds) ? (memberUserIds as unknown[]) : []),
    ])
    .filter((id): id is string => typeof id === 'string' && isId(id));
}

async function planOf(sql: Sql, id: string): Promise<{ plan: Plan; users: string[] } | null> {
  const { rows } = await sql.query<Plan>(
    `select plan_name as name, status, coalesce(is_drill, 0) = 1 as "isDrill",
      commander_id as commander, teams, coalesce(notify_template, '') as template
      from project_intelligentplan
      where id = $1`,
    [id],
  );
  const [plan] = rows;
  return plan === undefined
    ? null
    : { plan, users: [...(plan.commander === null ? [] : [plan.commander]), ...serving(plan.teams)] };
}

/** Notes start or end of a plan in the journal. */
const noteRun = (sql: Sql, id: string, { isDrill }: Plan, words: string, inner: Context) =>
  noteDispatch(
    sql,
    { dispatchType: PLAN_RUN, planId: id, sendMess: words, isDrill: isDrill ? 1 : 0 },
    { status: '1' },
    inner,
  );

/**
 * What follows from the start of a plan: its time is noted, commander and working groups are told, unless it is only
 * rehearsed. Refused while the plan is not enabled.
 */
export async function startPlan(
  sql: Sql,
  id: string,
  { reason, isDrill }: { reason: string; isDrill: boolean },
  inner: Context,
): Promise<void> {
  await sql.query('update project_intelligentplan set last_start_time = $2, is_drill = $3 where id = $1', [
    id,
    inner.now().toISOString(),
    isDrill ? 1 : 0,
  ]);
  const found = await planOf(sql, id);
  if (found === null) return;
  const { plan, users } = found;
  if (plan.status !== '1') throw new Refusal(400, say`只有已启用的预案可以启动，请先启用预案`);
  await noteRun(sql, id, plan, [`${isDrill ? '开始演练' : '启动响应'}：${plan.name}`, reason].join('\n').trim(), inner);
  if (isDrill) return;
  const content = [plan.template, reason].filter((part) => part !== '').join('\n') || '请按预案响应。';
  await notify(sql, inner, {
    users,
    type: '6',
    title: `预案启动：${plan.name}`,
    content,
    bizType: 'dispatch',
    bizId: id,
  });
}

/** What follows from the end of a plan: commander and working groups are told, unless it was only rehearsed. */
export async function endPlan(sql: Sql, id: string, inner: Context): Promise<void> {
  const found = await planOf(sql, id);
  if (found === null) return;
  const { plan, users } = found;
  await noteRun(sql, id, plan, `${plan.isDrill ? '结束演练' : '结束响应'}：${plan.name}`, inner);
  if (plan.isDrill) return;
  await notify(sql, inner, {
    users,
    type: '6',
    title: `预案结束：${plan.name}`,
    content: '应急响应已结束。',
    bizType: 'dispatch',
    bizId: id,
  });
}
