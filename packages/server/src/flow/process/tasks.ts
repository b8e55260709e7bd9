import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { momentParameter } from '../../table/serverValues.ts';
import { say } from '../../words/say.ts';
import { commandTransaction } from './commandTransaction.ts';
import { command } from './command.ts';
import { ownVariables, refuseOwn } from './ownRequest.ts';
import { mayClaim } from './people.ts';
import { initiatorOf } from './initiator.ts';
import { tellCandidates } from './tellCandidates.ts';
import { type Task, lockOwnTask, lockTask } from './Task.ts';

/** What is said when a task is done. */
export interface Opinion {
  pass: boolean;
  comment: string;
  variables: Readonly<Record<string, unknown>>;
}

/** Keeps what somebody said to an instance, with the kind of occasion. */
export async function addComment(
  sql: Sql,
  instanceId: string,
  taskId: string | null,
  type: string,
  message: string,
  context: Context,
): Promise<void> {
  await sql.query(
    `insert into wf_comment (id, instance_id, task_id, user_id, time, type, message)
      values ($1, $2, $3, $4, $5, $6, $7)`,
    [context.nextId(), instanceId, taskId, personOf(context).userId, momentParameter(context.now()), type, message],
  );
}

/** Takes a task for the person; 409 when it is somebody's already or they are no candidate. */
export async function claimTask(id: string, context: Context): Promise<void> {
  await context.db.tx(async (sql) => {
    const { task } = await lockTask(sql, id, context);
    if (task.assignee !== null) throw new Refusal(409, say`任务已被签收，请刷新列表`);
    const params: unknown[] = [id];
    const allowed = await mayClaim(sql, context, (value) => `$${params.push(value)}`);
    if ((await sql.query(`select 1 from wf_task k where k.id = $1 and ${allowed}`, params)).rows.length === 0)
      throw new Refusal(409, say`您不是这项任务的候选人，不能签收`);
    await tellCandidates(sql, id, context);
    const now = momentParameter(context.now());
    await sql.query('update wf_task set assignee = $2, claim_time = $3 where id = $1', [
      id,
      personOf(context).userId,
      now,
    ]);
    await sql.query(
      "update wf_hist set end_time = $2 where task_id = $1 and activity_type = 'candidate' and end_time is null",
      [id, now],
    );
    await sql.query(
      `insert into wf_hist (id, instance_id, activity_id, activity_name, activity_type, execution_id, task_id,
            start_time)
        values ($1, $2, $3, $4, 'userTask', $5, $6, $7)`,
      [context.nextId(), task.instanceId, task.activityId, task.name, task.executionId, id, now],
    );
  });
}

/** Ends a task with what was said; the history's line of it ends too. */
export async function endTask(
  sql: Sql,
  task: Task,
  outcome: string,
  { pass, comment }: Pick<Opinion, 'pass' | 'comment'>,
  context: Context,
): Promise<void> {
  const now = momentParameter(context.now());
  await sql.query('update wf_task set end_time = $2, outcome = $3, comment = $4, pass = $5 where id = $1', [
    task.id,
    now,
    outcome,
    comment,
    pass,
  ]);
  await sql.query('update wf_hist set end_time = $2 where task_id = $1 and end_time is null', [task.id, now]);
  await addComment(sql, task.instanceId, task.id, outcome, comment, context);
}

/** Refuses to go on while opinions are waited for. */
export async function refuseWhileOpinionsOpen(sql: Sql, { id }: Task): Promise<void> {
  const { rows } = await sql.query<{ name: string }>(
    `select coalesce(u.real_name, '') as name
      from wf_task k
      left join blade_user u on u.id = k.assignee
      where k.parent_id = $1 and k.end_time is null limit 5`,
    [id],
  );
  if (rows.length > 0) throw new Refusal(409, say`还在等待加签人${rows.map(({ name }) => `“${name}”`)}的意见`);
}

/** Does a task: the process goes on, unless it was an opinion or done for somebody else, to whom it comes back. */
export async function completeTask(id: string, opinion: Opinion, context: Context): Promise<void> {
  await commandTransaction(context, async (sql) => {
    const { task, instance } = await lockOwnTask(sql, id, context);
    await refuseWhileOpinionsOpen(sql, task);
    if (task.owner !== null && task.parentId === null) {
      await addComment(sql, instance.id, id, 'delegated', opinion.comment, context);
      await sql.query('update wf_task set assignee = owner, owner = null where id = $1', [id]);
      return;
    }
    if (task.parentId === null) refuseOwn(instance, task.activityId, personOf(context).userId, context);
    await endTask(sql, task, 'completed', opinion, context);
    if (task.parentId !== null) return;
    const starter = {
      applyUser: instance.variables.applyUser,
      [initiatorOf(instance.parsed)]: instance.variables.applyUser,
    };
    const variables = {
      ...instance.variables,
      ...ownVariables(instance, opinion.variables, context),
      ...starter,
      pass: opinion.pass,
      comment: opinion.comment,
    };
    await command(sql, { ...instance, variables }, { do: 'signal', executionId: task.executionId }, context);
  });
}
