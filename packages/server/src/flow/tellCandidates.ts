import type { Sql } from '../db/Database.ts';
import { INBOX_CHANNEL } from '../messages/stream.ts';
import { isCandidate } from './people.ts';

/** Most people who are told of one task at once; the others see it when they look. */
const MOST = 200;

/** Tells those who may claim a task that what they may claim has changed, so that their counters follow. */
export const tellCandidates = async (sql: Sql, taskId: string): Promise<void> =>
  void (await sql.query(`select pg_notify($1, x.id) from (select distinct u.id::text as id from wf_candidate c join wf_task k on k.id = c.task_id join blade_user u on u.tenant_id = k.tenant_id and u.is_deleted = 0 and ${isCandidate} where c.task_id = $2 limit ${MOST}) x`, [INBOX_CHANNEL, taskId]));
