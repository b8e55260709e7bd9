import type { Sql } from '../../../db/Database.ts';
import { say } from '../../../words/say.ts';

/** Why an instance that waits for nothing cannot go on. */
export const stuckWords = say`流程不能继续：${say`流程没有结束，却没有待办任务，也不在等待时间`}，请联系流程管理员`;

/** Condition in SQL: the instance `i` runs and nothing is open that could move it on. */
export const IS_STUCK = `i.status = 'running'
  and not exists (select 1 from wf_task k where k.instance_id = i.id and k.end_time is null)
  and not exists (select 1 from wf_job j where j.instance_id = i.id)`;

/** Whether an instance runs and nothing is open that could move it on. */
export const isStuck = async (sql: Sql, id: string): Promise<boolean> =>
  (await sql.query(`select 1 from wf_instance i where i.id = $1 and ${IS_STUCK}`, [id])).rows.length > 0;
