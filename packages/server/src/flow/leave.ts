import { crud } from '@lattice/api/call';
import { type LeaveDetail, leave } from '@lattice/api/resources/blade-desk/process/leave';
import { personOf } from '../accounts/guard.ts';
import type { Context } from '../Context.ts';
import { within } from '../db/within.ts';
import { Refusal } from '../Refusal.ts';
import { Question } from '../table/Question.ts';
import { moment } from '../table/filled.ts';
import { tableOf } from '../table/table.ts';
import { submit } from '../table/write.ts';
import { say } from '../words/say.ts';
import { heldTask, historyOf } from './lists.ts';
import { needsRoute } from './routes.ts';
import { startProcess } from './start.ts';
import { needsPart } from './view.ts';
import { time } from './words.ts';

/** Days of a leave, counted in halves of twelve hours, over a row named `t`. */
export const LEAVE_DAYS = 'ceil(extract(epoch from t.end_time - t.start_time) / 43200) / 2';

/** Stores a request for leave and starts its process, both or neither. */
export async function requestLeave(definitionId: string, input: Readonly<Record<string, unknown>>, context: Context): Promise<{ businessId: string; processInstanceId: string }> {
  const { startTime, endTime, reason, taskUser } = input;
  return context.db.tx(async (sql) => {
    await needsRoute(sql, definitionId, 'leave', leave.label);
    const table = tableOf(leave);
    const { id } = await submit(table, crud.submit, { startTime, endTime, reason, taskUser }, within(context, sql));
    const { rows } = await sql.query<{ days: string }>(`select ${LEAVE_DAYS} as days from ${table.name} t where t.id = $1`, [id]);
    const days = Number(rows[0]?.days ?? 0);
    if (days <= 0) throw new Refusal(400, say`结束时间应晚于开始时间`, [{ field: 'endTime', rule: 'after', params: { other: 'startTime' } }]);
    const instance = await startProcess(sql, { definitionId, variables: { taskUser, days, startTime, endTime, reason }, businessTable: table.name, businessId: id }, context);
    await sql.query(`update ${table.name} set process_definition_id = $2, process_instance_id = $3, apply_time = $4 where id = $1`, [id, definitionId, instance, moment(context.now())]);
    return { businessId: id, processInstanceId: instance };
  });
}

/** A request for leave and where its process stands, for those who have a part in it; without a process, or when it was removed, for who made it and who was to decide. */
export async function leaveDetail(id: string, context: Context): Promise<LeaveDetail> {
  const person = personOf(context);
  const q = new Question(context);
  const row = await q.one<LeaveDetail & { owner: string; isKept: boolean }>(
    `select t.id::text as id, coalesce(t.process_definition_id, '') as "processDefinitionId", coalesce(t.process_instance_id, '') as "processInstanceId", ${time('t.start_time')} as "startTime", ${time('t.end_time')} as "endTime", ${time('t.apply_time')} as "applyTime",
       t.reason, coalesce(t.task_user::text, '') as "taskUser", coalesce(u.real_name, '') as "taskUserName", t.status, (${LEAVE_DAYS})::float8 as "leaveDays", coalesce(t.create_user::text, '') as owner,
       exists (select 1 from wf_instance i where i.id::text = t.process_instance_id) as "isKept"
     from ${tableOf(leave).name} t left join blade_user u on u.id = t.task_user where t.id = ${q.p(id)} and t.tenant_id = ${q.p(person.tenantId)} and t.is_deleted = 0`,
  );
  const { owner, isKept, ...detail } = row;
  if (!isKept) {
    if (owner !== person.userId && detail.taskUser !== person.userId && !person.roles.includes('administrator')) throw new Refusal(400, say`记录不存在或已被删除，请刷新列表`);
    return { ...detail, flow: {} };
  }
  await needsPart(detail.processInstanceId, context);
  return { ...detail, flow: (await heldTask(detail.processInstanceId, context)) ?? (await historyOf(detail.processInstanceId, context, false)).at(-1) ?? {} };
}
