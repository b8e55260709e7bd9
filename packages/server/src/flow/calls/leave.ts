import { crud } from '@lattice/api/call';
import { type LeaveDetail, leave } from '@lattice/api/resources/blade-desk/process/leave';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { countLeave } from '../../domain/periods/countLeave.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { momentParameter } from '../../table/serverValues.ts';
import { tableOf } from '../../table/table.ts';
import { submit } from '../../table/write/submit.ts';
import { say } from '../../words/say.ts';
import { heldTask, historyOf } from './lists.ts';
import { refuseOtherRoute } from '../process/routes.ts';
import { startProcess } from '../process/start.ts';
import { refuseNonParticipant } from './view.ts';
import { time } from '../process/statements.ts';

/** Stores a request for leave and starts its process, both or neither. */
export async function requestLeave(
  definitionId: string,
  input: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<{ businessId: string; processInstanceId: string }> {
  const { startTime, endTime, reason, taskUser } = input;
  return context.db.tx(async (sql) => {
    if (taskUser === personOf(context).userId)
      throw new Refusal(400, say`不能选择自己审批自己的申请，请选择其他审批人`, [
        { field: 'taskUser', rule: 'moveOwn' },
      ]);
    await refuseOtherRoute(sql, definitionId, 'leave', leave.label);
    const table = tableOf(leave);
    const { id } = await submit(
      table,
      crud.submit,
      { startTime, endTime, reason, taskUser },
      transactionContext(context, sql),
    );
    const days = await countLeave(sql, leave, id, personOf(context).tenantId);
    const instance = await startProcess(
      sql,
      {
        definitionId,
        variables: { taskUser, days, startTime, endTime, reason },
        businessTable: table.name,
        businessId: id,
      },
      context,
    );
    await sql.query(
      `update ${table.name} set process_definition_id = $2, process_instance_id = $3, apply_time = $4 where id = $1`,
      [id, definitionId, instance, momentParameter(context.now())],
    );
    return { businessId: id, processInstanceId: instance };
  });
}

/**
 * A request for leave and where its process stands, for those who have a part in it; without a process, or when it was
 * removed, for who made it and who was to decide.
 */
export async function leaveDetail(id: string, context: Context): Promise<LeaveDetail> {
  const person = personOf(context);
  const q = new ReportQuery(context);
  const row = await q.one<LeaveDetail & { owner: string; isKept: boolean }>(
    `select t.id::text as id, coalesce(t.process_definition_id, '') as "processDefinitionId",
      coalesce(t.process_instance_id, '') as "processInstanceId", ${time('t.start_time')} as "startTime",
      ${time('t.end_time')} as "endTime", ${time('t.apply_time')} as "applyTime",
       t.reason, coalesce(t.task_user::text, '') as "taskUser", coalesce(u.real_name, '') as "taskUserName", t.status,
       t.leave_days::float8 as "leaveDays", coalesce(t.create_user::text, '') as owner,
       exists (select 1 from wf_instance i where i.id::text = t.process_instance_id) as "isKept"
     from ${tableOf(leave).name} t
     left join blade_user u on u.id = t.task_user
     where t.id = ${q.p(id)} and t.tenant_id = ${q.p(person.tenantId)} and t.is_deleted = 0`,
  );
  const { owner, isKept, ...detail } = row;
  if (!isKept) {
    if (owner !== person.userId && detail.taskUser !== person.userId && !person.roles.includes('administrator'))
      throw new Refusal(400, say`记录不存在或已被删除，请刷新列表`);
    return { ...detail, flow: {} };
  }
  await refuseNonParticipant(detail.processInstanceId, context);
  return {
    ...detail,
    flow:
      (await heldTask(detail.processInstanceId, context)) ??
      (await historyOf(detail.processInstanceId, context, false)).at(-1) ??
      {},
  };
}
