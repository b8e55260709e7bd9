import { readFile } from 'node:fs/promises';
import type { Resource } from '@lattice/api/resource';
import { leave } from '@lattice/api/resources/blade-desk/process/leave';
import { article } from '@lattice/api/resources/cms/article';
import { eventhandover } from '@lattice/api/resources/event/eventhandover';
import { sealManage } from '@lattice/api/resources/project/sealManage';
import type { Context } from '../../Context.ts';
import type { Sql } from '../../db/Database.ts';
import { within } from '../../db/within.ts';
import { deploy } from '../../flow/deploy.ts';
import { requestLeave } from '../../flow/leave.ts';
import { startProcess } from '../../flow/start.ts';
import { startFlow } from '../../flow/startFlow.ts';
import { completeTask } from '../../flow/tasks.ts';
import { bySystem } from '../../jobs/bySystem.ts';
import type { JobParts } from '../../jobs/Job.ts';
import { jobContext } from '../../jobs/jobContext.ts';
import { columnOf, tableOf } from '../../table/table.ts';
import { TENANT } from '../tenantNumber.ts';

/** How a request for leave of the demo town stands. */
type Standing = 'open' | 'agreed' | 'refused';

/** Requests between the demo's accounts: who asks whom, days ago, from in how many days, for how many days, why, and how it stands; agreed ones of over three days wait for the leader. */
const requests: readonly (readonly [account: string, approver: string, ago: number, begin: number, days: number, reason: string, standing: Standing])[] = [
  ['dept', 'leader', 1, 2, 2, '陪同家人就医', 'open'], ['community', 'leader', 2, 4, 1, '参加市里培训', 'open'], ['dispatcher', 'dept', 1, 6, 5, '年休假', 'agreed'], ['editor', 'reviewer', 0, 3, 1, '家中有事', 'open'],
  ['gridmember', 'community', 1, 2, 1, '孩子家长会', 'open'], ['window', 'dept', 3, 1, 3, '年休假', 'refused'], ['finance', 'leader', 9, -6, 2, '回乡探亲', 'agreed'], ['leader', 'community', 20, -15, 2, '年休假', 'agreed'],
  ['community', 'dept', 12, -8, 1, '身体不适', 'agreed'], ['staff', 'dept', 0, 5, 2, '婚假前准备', 'open'],
];

/** The processes of everybody: file and category. */
const processes: readonly (readonly [file: string, category: string])[] = [['leave', 'flow_1'], ['handover', 'flow_3'], ['seal', 'flow_4'], ['article', 'flow_5']];

/** Records of the town on which processes are started: how many of those that wait, and the field that names who does it. */
const waiting: readonly (readonly [resource: Resource, field: string, starter: string, most: number])[] = [[eventhandover, 'handoverStatus', 'applyUserId', 1], [sealManage, 'status', 'applyUser', 2], [article, 'status', 'createUser', 2]];

const DAY = 86_400_000;
const LOCK = 7_418_561;
const dayOf = (date: Date) => new Date(date.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);

/** The context of a person of the town at a moment. */
const as = (context: Context, userId: string, at: Date): Context => {
  const inner = bySystem(context, TENANT);
  return { ...inner, now: () => at, person: { ...(inner.person as NonNullable<Context['person']>), userId } };
};

async function decide(sql: Sql, instanceId: string, isAgreed: boolean, at: Date, context: Context): Promise<void> {
  const { rows } = await sql.query<{ id: string; assignee: string | null }>('select id::text as id, assignee::text as assignee from wf_task where instance_id = $1 and end_time is null', [instanceId]);
  const [task] = rows;
  if (task?.assignee != null) await completeTask(task.id, { pass: isAgreed, comment: isAgreed ? '同意' : '近期工作繁忙，请调整时间', variables: {} }, as(context, task.assignee, at));
}

/** Requests that the town's registers have already: each gets the process that led to how it stands. */
async function linkStored(sql: Sql, definitionId: string, context: Context): Promise<void> {
  const table = tableOf(leave);
  const { rows } = await sql.query<{ id: string; userId: string; taskUser: string; days: string; status: string; applied: string; decided: string }>(
    `select t.id::text as id, t.create_user::text as "userId", t.task_user::text as "taskUser", ceil(extract(epoch from t.end_time - t.start_time) / 43200) / 2 as days, t.status, t.apply_time as applied, t.update_time as decided
     from ${table.name} t where t.process_instance_id is null and t.is_deleted = 0 and t.tenant_id = $1 order by t.apply_time, t.id`,
    [TENANT],
  );
  for (const { id, userId, taskUser, days, status, applied, decided } of rows) {
    await sql.query(`update ${table.name} set status = '1' where id = $1`, [id]);
    const instance = await startProcess(sql, { definitionId, variables: { taskUser, days: Math.min(Number(days), 3) }, businessTable: table.name, businessId: id }, as(context, userId, new Date(applied)));
    await sql.query(`update ${table.name} set process_definition_id = $2, process_instance_id = $3 where id = $1`, [id, definitionId, instance]);
    if (status !== '1') await decide(sql, instance, status === '2', new Date(decided), context);
  }
}

async function askBetweenAccounts(sql: Sql, definitionId: string, context: Context): Promise<void> {
  const { rows } = await sql.query<{ id: string; account: string }>('select id::text as id, account from blade_user where tenant_id = $1 and account = any($2::text[]) and is_deleted = 0', [TENANT, [...new Set(requests.flatMap(([account, approver]) => [account, approver]))]]);
  const ids = new Map(rows.map(({ id, account }) => [account, id]));
  const now = context.now();
  for (const [account, approver, ago, begin, days, reason, standing] of requests) {
    const [userId, taskUser] = [ids.get(account), ids.get(approver)];
    if (userId === undefined || taskUser === undefined) continue;
    const at = new Date(now.getTime() - ago * DAY - 3_600_000);
    const day = (offset: number) => dayOf(new Date(now.getTime() + offset * DAY));
    const made = await requestLeave(definitionId, { taskUser, reason, startTime: `${day(begin)} 08:30:00`, endTime: `${day(begin + days - 1)} 17:30:00` }, as(context, userId, at));
    if (standing !== 'open') await decide(sql, made.processInstanceId, standing === 'agreed', new Date(at.getTime() + 1_800_000), context);
  }
}

/** Starts the processes of records that wait for one. */
async function startWaiting(sql: Sql, context: Context): Promise<void> {
  for (const [resource, field, starter, most] of waiting) {
    const table = tableOf(resource);
    const { rows } = await sql.query<{ id: string; userId: string }>(
      `select t.id::text as id, t."${columnOf(table, starter).sql}"::text as "userId" from ${table.name} t join blade_user u on u.id = t."${columnOf(table, starter).sql}" where t."${columnOf(table, field).sql}" = '0' and t.is_deleted = 0 and t.tenant_id = $1 order by t.create_time desc, t.id limit ${most}`,
      [TENANT],
    );
    for (const { id, userId } of rows) await startFlow(table, { id }, { ...as(context, userId, context.now()), system: false });
  }
}

/** Keeps what was deployed as models too, so that it can be drawn further. */
async function keepModels(sql: Sql, context: Context): Promise<void> {
  const moment = context.now().toISOString();
  const { rows } = await sql.query<{ key: string; name: string; description: string; xml: string }>('select key, name, description, xml from wf_definition order by id');
  const { rows: [admin] } = await sql.query<{ id: string }>("select id::text as id from blade_user where tenant_id = $1 and account = 'admin'", [TENANT]);
  for (const { key, name, description, xml } of rows) {
    await sql.query('insert into wf_model (id, tenant_id, model_key, name, description, xml, created, created_by, last_updated, last_updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $7, $8)', [context.nextId(), TENANT, key, name, description, xml, moment, admin?.id ?? null]);
  }
}

/** Deploys the processes of everybody and lets the demo town have used them; once, also when several processes start together. */
export async function seedFlows(parts: JobParts): Promise<void> {
  const context = jobContext(parts, 'seed');
  const files = await Promise.all(processes.map(async ([file, category]) => ({ name: `${file}.bpmn20.xml`, xml: await readFile(new URL(`${file}.bpmn20.xml`, import.meta.url), 'utf8'), category })));
  await parts.db.tx(async (sql) => {
    await sql.query('select pg_advisory_xact_lock($1)', [LOCK]);
    if ((await sql.query('select 1 from wf_deployment limit 1')).rows.length > 0) return;
    const inner = within(context, sql);
    const ids: string[] = [];
    for (const { name, xml, category } of files) ids.push(...(await deploy([{ name, xml }], { category, tenantIds: [''] }, inner)));
    await keepModels(sql, inner);
    const [definitionId = ''] = ids;
    await linkStored(sql, definitionId, inner);
    await askBetweenAccounts(sql, definitionId, inner);
    await startWaiting(sql, inner);
  });
}
