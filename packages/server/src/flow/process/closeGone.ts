import type { Sql } from '../../db/Database.ts';
import { INBOX_CHANNEL } from '../../domain/messages/stream.ts';

/**
 * Ends what is open of an instance where the process does not stand any more: tasks, whose holders are told, opinions
 * on them, timers, and lines of the history.
 */
export async function closeGone(
  sql: Sql,
  instanceId: string,
  standing: ReadonlySet<string>,
  now: string,
): Promise<void> {
  const still = [...standing];
  await sql.query(
    `with ended as (update wf_task k set end_time = $2, outcome = 'cancelled'
          from wf_task whole
          where k.instance_id = $1 and k.end_time is null and whole.id = coalesce(k.parent_id, k.id)
            and (whole.end_time is not null or whole.execution_id <> all($3::text[]))
          returning k.assignee)
      select pg_notify($4, x.id)
      from (select distinct assignee::text as id from ended where assignee is not null) x`,
    [instanceId, now, still, INBOX_CHANNEL],
  );
  await sql.query('delete from wf_job where instance_id = $1 and execution_id <> all($2::text[])', [instanceId, still]);
  await sql.query(
    `update wf_hist h set end_time = $2
      where h.instance_id = $1 and h.end_time is null and case
        when h.task_id is null then h.execution_id <> all($3::text[])
        else exists (select 1 from wf_task k where k.id = h.task_id and k.end_time is not null) end`,
    [instanceId, now, still],
  );
}
