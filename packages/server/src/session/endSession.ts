import type { Sql } from '../db/Database.ts';

/** Why a session ended. */
export type EndReason = 'logout' | 'password' | 'reuse' | 'account' | 'lock';

/** The channel that tells of sessions that ended or were locked, by id. */
export const SESSION_CHANNEL = 'session';

/** Ends a session: its tokens are refused by all processes from now on. */
export async function endSession(sql: Sql, id: string, why: EndReason, now: Date): Promise<void> {
  await sql.query(
    `with ended as (update sys_session set ended = $2, ended_why = $3 where id = $1 and ended is null returning id),
     used as (delete from sys_used_refresh u using ended where u.session_id = ended.id)
     delete from sys_access_token a using ended where a.session_id = ended.id`,
    [id, now.toISOString(), why],
  );
  await sql.query('select pg_notify($1, $2)', [SESSION_CHANNEL, id]);
}

/** Ends all sessions of a person but `except`. */
export async function endSessionsOf(
  sql: Sql,
  userId: string,
  why: EndReason,
  now: Date,
  except?: string,
): Promise<void> {
  const { rows } = await sql.query<{ id: string }>(
    'select id from sys_session where user_id = $1 and ended is null and id is distinct from $2::bigint order by id',
    [userId, except ?? null],
  );
  for (const { id } of rows) await endSession(sql, id, why, now);
}
