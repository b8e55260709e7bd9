import { readFile } from 'node:fs/promises';
import type { Resource } from '@lattice/api/resource';
import { leave } from '@lattice/api/resources/blade-desk/process/leave';
import { article } from '@lattice/api/resources/cms/article';
import { eventhandover } from '@lattice/api/resources/event/eventhandover';
import { sealManage } from '@lattice/api/resources/project/sealManage';
import { readTownMoment } from '@lattice/api/townTime';
import type { Context } from '../call/Context.ts';
import type { Sql } from '../db/Database.ts';
import { transactionContext } from '../call/transactionContext.ts';
import { deploy } from '../flow/process/deploy.ts';
import { requestLeave } from '../flow/calls/leave.ts';
import { startProcess } from '../flow/process/start.ts';
import { startFlow } from '../flow/process/startFlow.ts';
import { completeTask } from '../flow/process/tasks.ts';
import { systemContext } from '../call/systemContext.ts';
import type { ServerParts } from '../call/ServerParts.ts';
import { jobContext } from '../schedule/jobContext.ts';
import { Refusal } from '../errors/Refusal.ts';
import { columnOf, tableOf } from '../table/table.ts';
import { keepModels } from './keepModels.ts';
import { leaveSpan } from './leaveSpan.ts';
import { workingTimeOf } from '../domain/periods/workingTimeOf.ts';
import { recordSeeds, seedHistoryOf } from './seedHistory.ts';
import { TENANT } from './tenantNumber.ts';

/** How a request for leave of the demo town stands. */
type Standing = 'open' | 'agreed' | 'refused';

/**
 * Requests between the demo's accounts: who asks whom, days ago, from in how many days, for how many working days, why,
 * and how it stands; agreed ones of over three days wait for the leader.
 */
const requests: readonly (readonly [
  account: string,
  approver: string,
  ago: number,
  begin: number,
  days: number,
  reason: string,
  standing: Standing,
])[] = [
  ['dept', 'leader', 1, 2, 2, '陪同家人就医', 'open'],
  ['community', 'leader', 2, 4, 1, '参加市里培训', 'open'],
  ['dispatcher', 'dept', 1, 6, 5, '年休假', 'agreed'],
  ['editor', 'reviewer', 0, 3, 1, '家中有事', 'open'],
  ['gridmember', 'community', 1, 2, 1, '孩子家长会', 'open'],
  ['window', 'dept', 3, 1, 3, '年休假', 'refused'],
  ['finance', 'leader', 9, -6, 2, '回乡探亲', 'agreed'],
  ['leader', 'community', 20, -15, 2, '年休假', 'agreed'],
  ['community', 'dept', 12, -8, 1, '身体不适', 'agreed'],
  ['staff', 'dept', 0, 5, 2, '婚假前准备', 'open'],
];

/** The processes of everybody: key, file and category. */
const processes: readonly (readonly [key: string, file: string, category: string])[] = [
  ['Leave', 'leave', 'flow_1'],
  ['EventHandover', 'handover', 'flow_3'],
  ['SealUse', 'seal', 'flow_4'],
  ['ArticleReview', 'article', 'flow_5'],
];

/** Records of the town on which processes start: how many that wait, and the field that says who does it. */
const waiting: readonly (readonly [resource: Resource, field: string, starter: string, most: number])[] = [
  [eventhandover, 'handoverStatus', 'applyUserId', 1],
  [sealManage, 'status', 'applyUser', 2],
  [article, 'status', 'createUser', 2],
];

const DAY = 86_400_000;
const LOCK = 7_418_561;

/** The context of a person of the town at a moment. */
const as = (context: Context, userId: string, at: Date): Context => {
  const inner = systemContext(context, TENANT);
  return { ...inner, now: () => at, person: { ...(inner.person as NonNullable<Context['person']>), userId } };
};

/**
 * Does what the records of the demo town allow; where they do not, because the town is an older one or was changed
 * meanwhile, it leaves them as they were.
 */
async function attempt(sql: Sql, act: () => Promise<void>): Promise<void> {
  await sql.query('savepoint attempt');
  try {
    await act();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await sql.query('rollback to savepoint attempt');
  }
  await sql.query('release savepoint attempt');
}

async function decide(sql: Sql, instanceId: string, isAgreed: boolean, at: Date, context: Context): Promise<void> {
  const { rows } = await sql.query<{ id: string; assignee: string | null }>(
    'select id::text as id, assignee::text as assignee from wf_task where instance_id = $1 and end_time is null',
    [instanceId],
  );
  const [task] = rows;
  if (task?.assignee != null)
    await completeTask(
      task.id,
      { pass: isAgreed, comment: isAgreed ? '同意' : '近期工作繁忙，请调整时间', variables: {} },
      as(context, task.assignee, at),
    );
}

/** Requests that the town's registers have already: each gets the process that led to how it stands. */
async function linkStored(sql: Sql, definitionId: string, context: Context): Promise<void> {
  const table = tableOf(leave);
  const { rows } = await sql.query<{
    id: string;
    userId: string;
    taskUser: string;
    days: string;
    status: string;
    applied: string;
    decided: string;
  }>(
    `select t.id::text as id, t.create_user::text as "userId", t.task_user::text as "taskUser",
      ceil(extract(epoch from t.end_time - t.start_time) / 43200) / 2 as days, t.status, t.apply_time as applied,
      t.update_time as decided
     from ${table.name} t where t.process_instance_id is null and t.is_deleted = 0 and t.tenant_id = $1
     order by t.apply_time, t.id`,
    [TENANT],
  );
  for (const { id, userId, taskUser, days, status, applied, decided } of rows) {
    await attempt(sql, async () => {
      await sql.query(`update ${table.name} set status = '1' where id = $1`, [id]);
      const instance = await startProcess(
        sql,
        {
          definitionId,
          variables: { taskUser, days: Math.min(Number(days), 3) },
          businessTable: table.name,
          businessId: id,
        },
        as(context, userId, readTownMoment(applied) ?? context.now()),
      );
      await sql.query(`update ${table.name} set process_definition_id = $2, process_instance_id = $3 where id = $1`, [
        id,
        definitionId,
        instance,
      ]);
      if (status !== '1')
        await decide(sql, instance, status === '2', readTownMoment(decided) ?? context.now(), context);
    });
  }
}

async function askBetweenAccounts(sql: Sql, definitionId: string, context: Context): Promise<void> {
  const { rows } = await sql.query<{ id: string; account: string }>(
    `select id::text as id, account from blade_user
      where tenant_id = $1 and account = any($2::text[]) and is_deleted = 0`,
    [TENANT, [...new Set(requests.flatMap(([account, approver]) => [account, approver]))]],
  );
  const ids = new Map(rows.map(({ id, account }) => [account, id]));
  const now = context.now();
  const working = await workingTimeOf(sql, TENANT);
  for (const [account, approver, ago, begin, days, reason, standing] of requests) {
    const [userId, taskUser] = [ids.get(account), ids.get(approver)];
    if (userId === undefined || taskUser === undefined) continue;
    const at = new Date(now.getTime() - ago * DAY - 3_600_000);
    const span = leaveSpan(now, begin, days, working.isWorkingDay);
    await attempt(sql, async () => {
      const made = await requestLeave(
        definitionId,
        { taskUser, reason, startTime: `${span.from} 08:30:00`, endTime: `${span.to} 17:30:00` },
        as(context, userId, at),
      );
      if (standing !== 'open')
        await decide(sql, made.processInstanceId, standing === 'agreed', new Date(at.getTime() + 1_800_000), context);
    });
  }
}

/** Starts the processes of records that wait for one. */
async function startWaiting(sql: Sql, context: Context): Promise<void> {
  for (const [resource, field, starter, most] of waiting) {
    const table = tableOf(resource);
    const { rows } = await sql.query<{ id: string; userId: string }>(
      `select t.id::text as id, t."${columnOf(table, starter).sql}"::text as "userId"
        from ${table.name} t
        join blade_user u on u.id = t."${columnOf(table, starter).sql}"
        where t."${columnOf(table, field).sql}" = '0' and t.is_deleted = 0 and t.tenant_id = $1
        order by t.create_time desc, t.id limit ${most}`,
      [TENANT],
    );
    for (const { id, userId } of rows)
      await attempt(
        sql,
        async () => void (await startFlow(table, { id }, { ...as(context, userId, context.now()), system: false })),
      );
  }
}

/** Deploys a process of everybody; gives the id of its definition. */
async function put(file: string, category: string, context: Context): Promise<string> {
  const name = `${file}.bpmn20.xml`;
  const [id = ''] = await deploy(
    [{ name, xml: await readFile(new URL(`../seeds/flow/${name}`, import.meta.url), 'utf8') }],
    { category, tenantIds: [''] },
    context,
  );
  return id;
}

/**
 * Deploys the processes of everybody that this database never had; those that people removed stay away. At the first
 * start the demo town has used them already. Once, also when several processes start together.
 */
export async function seedFlows(parts: ServerParts): Promise<void> {
  const context = jobContext(parts);
  await parts.db.tx(async (sql) => {
    await sql.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const { rows } = await sql.query<{ key: string; id: string }>(
      'select key, max(id)::text as id from wf_definition group by key',
    );
    const [there, seeded] = [new Map(rows.map(({ key, id }) => [key, id])), await seedHistoryOf(sql, 'process')];
    const inner = transactionContext(context, sql);
    const known = new Map<string, string>();
    const added: string[] = [];
    for (const [key, file, category] of processes) {
      if (seeded.has(key)) continue;
      const id = there.get(key) ?? (await put(file, category, inner));
      if (!there.has(key)) added.push(id);
      known.set(key, id);
    }
    await recordSeeds(sql, 'process', known);
    await keepModels(sql, added, inner);
    if (there.size > 0 || seeded.size > 0) return;
    await linkStored(sql, known.get('Leave') ?? '', inner);
    await askBetweenAccounts(sql, known.get('Leave') ?? '', inner);
    await startWaiting(sql, inner);
  });
}
