import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { personOf } from '../../access/guard.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';
import { type Instance, lockInstance, refuseUnlessRunning } from './Instance.ts';

/** A task as it is stored. */
export interface Task {
  id: string;
  instanceId: string;
  /** The task for which this one gives an opinion; null for those of the process itself. */
  parentId: string | null;
  executionId: string;
  activityId: string;
  name: string;
  assignee: string | null;
  /** Who let somebody else do it. */
  owner: string | null;
  isEnded: boolean;
}

const columns = `k.id::text as id, k.instance_id::text as "instanceId", k.parent_id::text as "parentId",
  k.execution_id as "executionId", k.activity_id as "activityId", k.name, k.assignee::text as assignee,
  k.owner::text as owner, k.end_time is not null as "isEnded"`;

/**
 * A task with its instance, both locked; refused with 400 when unknown, with 409 when it is done or nothing may be done
 * now.
 */
export async function lockTask(sql: Sql, id: string, context: Context): Promise<{ task: Task; instance: Instance }> {
  const { rows: found } = await sql.query<{ instance: string }>(
    'select instance_id::text as instance from wf_task where id = $1 and tenant_id = $2',
    [id, personOf(context).tenantId],
  );
  if (found[0] === undefined) throw new Refusal(400, say`任务不存在或已被删除，请刷新列表`);
  const instance = await lockInstance(sql, found[0].instance, context);
  const { rows } = await sql.query<Task>(`select ${columns} from wf_task k where k.id = $1`, [id]);
  const [task] = rows;
  if (task === undefined) throw new Refusal(400, say`任务不存在或已被删除，请刷新列表`);
  if (task.isEnded) throw new Refusal(409, say`任务已经办理完毕，请刷新列表`);
  refuseUnlessRunning(instance);
  return { task, instance };
}

/** A task that the person holds, with its instance, both locked; 403 when it is somebody else's or nobody's. */
export async function lockOwnTask(sql: Sql, id: string, context: Context): Promise<{ task: Task; instance: Instance }> {
  const locked = await lockTask(sql, id, context);
  const { assignee } = locked.task;
  if (assignee === null) throw new Refusal(403, say`请先签收任务，然后才能办理`);
  if (assignee !== personOf(context).userId) throw new Refusal(403, say`任务由其他人办理，您不能操作`);
  return locked;
}
