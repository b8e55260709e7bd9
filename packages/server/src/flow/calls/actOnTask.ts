import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { notify } from '../../domain/messages/notify.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { momentParameter } from '../../table/serverValues.ts';
import { say } from '../../words/say.ts';
import { applyProcessResult } from '../process/business.ts';
import { closeGone } from '../process/closeGone.ts';
import { commandTransaction } from '../process/commandTransaction.ts';
import { command, endInstance } from '../process/command.ts';
import { lockInstance, refuseUnlessRunning } from '../process/Instance.ts';
import { formerSteps, isUndecided } from './ownActions.ts';
import { refuseOwn } from '../process/ownRequest.ts';
import { candidatesOf, userNamed } from '../process/people.ts';
import { startAtStep } from '../process/startAtStep.ts';
import { type Task, lockOwnTask } from '../process/Task.ts';
import { addComment, endTask, refuseWhileOpinionsOpen } from '../process/tasks.ts';

/** Minutes between two reminders of the same process. */
const URGE_MINUTES = 10;
/** Most candidates of a task who are reminded. */
const MAX_URGED = 200;

const refuseOpinion = (task: Task) => {
  if (task.parentId !== null || task.owner !== null)
    throw new Refusal(409, say`这是加签或委派给您的任务，请先给出意见`);
};

/**
 * Sends a process back to a former step, '' for the first: what is open elsewhere in it ends, and the process goes on
 * from there.
 */
export async function returnTask(id: string, activityId: string, comment: string, context: Context): Promise<void> {
  await commandTransaction(context, async (sql) => {
    const { task, instance } = await lockOwnTask(sql, id, context);
    refuseOpinion(task);
    refuseOwn(instance, task.activityId, personOf(context).userId, context);
    await refuseWhileOpinionsOpen(sql, task);
    const steps = await formerSteps(sql, instance.id);
    const step = activityId === '' ? steps.at(-1) : steps.find((one) => one.activityId === activityId);
    const parsed = step === undefined ? null : startAtStep(instance.parsed, step.activityId);
    if (step === undefined || parsed === null) throw new Refusal(400, say`没有可以退回的步骤，或所选的步骤不能退回`);
    await endTask(sql, task, 'returned', { pass: false, comment }, context);
    await closeGone(sql, instance.id, new Set(), momentParameter(context.now()));
    await command(
      sql,
      { ...instance, variables: { ...instance.variables, pass: false, comment } },
      { do: 'start' },
      context,
      { parsed, from: step.activityId },
    );
  });
}

/** Takes a process back that the person started, as long as nobody has decided. */
export async function withdraw(instanceId: string, comment: string, context: Context): Promise<void> {
  await context.db.tx(async (sql) => {
    const instance = await lockInstance(sql, instanceId, context);
    const { userId } = personOf(context);
    if (instance.startUser !== userId) throw new Refusal(403, say`只有发起人可以撤回流程`);
    refuseUnlessRunning(instance);
    if (!(await isUndecided(sql, instanceId, userId))) throw new Refusal(409, say`已有人办理，不能再撤回`);
    await addComment(sql, instanceId, null, 'withdrawn', comment, context);
    await endInstance(sql, instance, 'withdrawn', context, comment);
    await applyProcessResult(sql, instance, 'withdrawn', context);
  });
}

/** Lets somebody else do a task; when they are done it comes back. */
export async function delegate(id: string, userId: string, comment: string, context: Context): Promise<void> {
  await context.db.tx(async (sql) => {
    const { task, instance } = await lockOwnTask(sql, id, context);
    refuseOpinion(task);
    const to = await userNamed(sql, userId, instance.tenantId);
    if (to === task.assignee) throw new Refusal(400, say`不能委派给自己`);
    await sql.query('update wf_task set owner = assignee, assignee = $2 where id = $1', [id, to]);
    await addComment(sql, instance.id, id, 'delegate', comment, context);
    await tell(sql, instance.processName, task.name, instance.id, [to], '委派给您', context);
  });
}

const tell = (
  sql: Sql,
  process: string,
  task: string,
  instanceId: string,
  users: readonly string[],
  what: string,
  context: Context,
) =>
  notify(sql, context, {
    users,
    type: '1',
    title: `${process}：${task}`,
    content: `流程“${process}”的任务“${task}”${what}，请及时办理`,
    bizType: 'flow',
    bizId: instanceId,
  });

/** Asks others for their opinions, which are waited for before the task is done. */
export async function addSigners(id: string, userIds: readonly string[], context: Context): Promise<void> {
  await context.db.tx(async (sql) => {
    const { task, instance } = await lockOwnTask(sql, id, context);
    refuseOpinion(task);
    const users: string[] = [];
    for (const user of userIds) users.push(await userNamed(sql, user, instance.tenantId));
    const { rows } = await sql.query(
      'select 1 from wf_task where parent_id = $1 and end_time is null and assignee = any($2::bigint[])',
      [id, users],
    );
    if (rows.length > 0 || users.includes(task.assignee ?? ''))
      throw new Refusal(400, say`所选的人已在加签名单中，或就是您自己`);
    const now = momentParameter(context.now());
    for (const user of users) {
      const made = context.nextId();
      await sql.query(
        `insert into wf_task (id, tenant_id, instance_id, parent_id, execution_id, activity_id, name, form_key,
              assignee, created)
          select $1, tenant_id, instance_id, id, $4, activity_id, name, form_key, $2, $3
          from wf_task
          where id = $5`,
        [made, user, now, `sign.${made}`, id],
      );
      await sql.query(
        `insert into wf_hist (id, instance_id, activity_id, activity_name, activity_type, execution_id, task_id,
              start_time)
          values ($1, $2, $3, $4, 'userTask', $5, $6, $7)`,
        [context.nextId(), instance.id, task.activityId, task.name, `sign.${made}`, made, now],
      );
    }
    await tell(sql, instance.processName, task.name, instance.id, users, '请您给出意见', context);
  });
}

/** Takes back requests for opinions that have not been answered. */
export async function removeSigners(id: string, taskIds: readonly string[], context: Context): Promise<void> {
  await context.db.tx(async (sql) => {
    await lockOwnTask(sql, id, context);
    const now = momentParameter(context.now());
    const { count } = await sql.query(
      `update wf_task set end_time = $3, outcome = 'cancelled'
        where parent_id = $1 and end_time is null and id = any($2::bigint[])`,
      [id, taskIds, now],
    );
    if (count !== taskIds.length) throw new Refusal(409, say`所选的加签已经办理或撤回，请刷新`);
    await sql.query('update wf_hist set end_time = $2 where task_id = any($1::bigint[]) and end_time is null', [
      taskIds,
      now,
    ]);
  });
}

/** Reminds those whose turn it is in a process that the person started. */
export async function urge(instanceId: string, context: Context): Promise<void> {
  await context.db.tx(async (sql) => {
    const instance = await lockInstance(sql, instanceId, context);
    if (instance.startUser !== personOf(context).userId) throw new Refusal(403, say`只有发起人可以催办流程`);
    refuseUnlessRunning(instance);
    const { count } = await sql.query(
      `update wf_instance set urged = $2
        where id = $1 and (urged is null or urged <= $2::timestamptz - interval '${URGE_MINUTES} minutes')`,
      [instanceId, momentParameter(context.now())],
    );
    if (count === 0) throw new Refusal(429, say`${URGE_MINUTES} 分钟内只能催办一次`);
    const { rows } = await sql.query<{ id: string; name: string; assignee: string | null }>(
      `select id::text as id, name, assignee::text as assignee
        from wf_task where instance_id = $1 and end_time is null`,
      [instanceId],
    );
    for (const { id, name, assignee } of rows)
      await tell(
        sql,
        instance.processName,
        name,
        instanceId,
        assignee === null ? await candidatesOf(sql, id, MAX_URGED, context) : [assignee],
        '正在等待办理',
        context,
      );
    await addComment(sql, instanceId, null, 'urged', '', context);
  });
}
