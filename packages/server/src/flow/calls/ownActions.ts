import type { FlowActions, FormerStep, Signer, TaskAction } from '@lattice/api/resources/blade-flow/task';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { heldTask } from './lists.ts';
import { refuseNonParticipant } from './view.ts';
import { time } from '../process/statements.ts';

/** The steps of an instance that were done before its open ones, newest first. */
export async function formerSteps(sql: Sql, instanceId: string): Promise<FormerStep[]> {
  const { rows } = await sql.query<FormerStep>(
    `select k.activity_id as "activityId", max(k.name) as name
      from wf_task k
      where k.instance_id = $1 and k.parent_id is null and k.outcome in ('completed', 'returned')
       and k.activity_id not in (select o.activity_id from wf_task o where o.instance_id = $1 and o.end_time is null)
       group by k.activity_id
       order by max(k.id) desc`,
    [instanceId],
  );
  return rows;
}

/** True while nobody but the starter has decided anything. */
export async function isUndecided(sql: Sql, instanceId: string, starter: string): Promise<boolean> {
  const { rows } = await sql.query(
    `select 1
      from wf_task
      where instance_id = $1 and outcome in ('completed', 'returned') and assignee <> $2::bigint limit 1`,
    [instanceId, starter],
  );
  return rows.length === 0;
}

async function signersOf(sql: Sql, taskId: string): Promise<Signer[]> {
  const { rows } = await sql.query<Signer>(
    `select k.id::text as "taskId", k.assignee::text as "userId",
        coalesce(u.real_name, '') as "userName", ${time('k.end_time')} as "endTime"
      from wf_task k
      left join blade_user u on u.id = k.assignee
      where k.parent_id = $1 and coalesce(k.outcome, '') <> 'cancelled'
      order by k.id`,
    [taskId],
  );
  return rows;
}

/** What the person may do in an instance beside agreeing and refusing. */
export async function actionsOf(
  instanceId: string,
  context: Context,
  taskId: string | null = null,
): Promise<FlowActions> {
  await refuseNonParticipant(instanceId, context);
  const { db } = context;
  const { userId } = personOf(context);
  const { rows } = await db.query<{ starter: string | null; isOpen: boolean; isSuspended: boolean }>(
    `select i.start_user::text as starter, i.status = 'running' as "isOpen", i.status = 'running'
        and (i.suspended or d.suspended) as "isSuspended"
      from wf_instance i
      join wf_definition d on d.id = i.definition_id
      where i.id = $1`,
    [instanceId],
  );
  const isSuspended = rows[0]?.isSuspended === true;
  const runs = rows[0]?.isOpen === true && !isSuspended;
  const isStarter = rows[0]?.starter === userId;
  const task = runs ? await heldTask(instanceId, context, taskId) : null;
  const { rows: own } = await db.query<{ isOpinion: boolean; isLent: boolean }>(
    'select parent_id is not null as "isOpinion", owner is not null as "isLent" from wf_task where id = $1',
    [task?.taskId ?? null],
  );
  const isPlain = task !== null && own.some(({ isOpinion, isLent }) => !isOpinion && !isLent);
  const steps = isPlain ? await formerSteps(db, instanceId) : [];
  const signers = isPlain ? await signersOf(db, task.taskId) : [];
  const actions: TaskAction[] = [
    ...(steps.length > 0 ? ['return' as const] : []),
    ...(isPlain ? ['delegate' as const, 'addSigners' as const] : []),
    ...(signers.some(({ endTime }) => endTime === '') ? ['removeSigners' as const] : []),
    ...(runs && isStarter ? ['urge' as const] : []),
    ...(runs && isStarter && (await isUndecided(db, instanceId, userId)) ? ['withdraw' as const] : []),
  ];
  return { task, actions, formerSteps: steps, signers, isSuspended };
}
