import { gridmemberTask } from '@lattice/api/resources/project/gridmemberTask';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { advance } from '../../table/write/advance.ts';

/** Lets a task follow its handlings: begun with the first that is taken up, done when all are finished. */
export async function followTask(sql: Sql, id: string, inner: Context): Promise<void> {
  const { rows } = await sql.query<{ status: string; begun: boolean; done: boolean }>(
    `select k.status, exists (select 1 from project_gridmembertaskhandle h
        where h.task_id = k.id and h.status in ('1', '2', '3', '4') and h.is_deleted = 0) as begun,
       not exists (select 1 from project_gridmembertaskhandle h where h.task_id = k.id and h.status <> '3'
         and h.is_deleted = 0) as done
     from project_gridmembertask k where k.id = $1 for update of k`,
    [id],
  );
  const [task] = rows;
  if (task === undefined) return;
  if (task.status === '1' && task.begun) await advance(gridmemberTask, 'status', id, '2', 'submit', inner);
  if (['1', '2', '4'].includes(task.status) && task.begun && task.done)
    await advance(gridmemberTask, 'status', id, '3', 'submit', inner);
}
