import type { Context } from '../call/Context.ts';
import type { Sql } from '../db/Database.ts';
import { Refusal } from '../errors/Refusal.ts';
import { say } from '../words/say.ts';
import { accountOf } from './account.ts';
import { SESSION_CHANNEL, endSession } from './endSession.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { asViewer } from './asViewer.ts';
import { securityLog } from './securityLog.ts';

/** Wrong passwords after which a locked session ends. */
export const MAX_TRIES = 5;

/** True when the screen of a session is locked. */
export async function isLocked(sql: Sql, sessionId: string): Promise<boolean> {
  return (
    (await sql.query('select 1 from sys_session where id = $1 and locked is not null', [sessionId])).rows.length > 0
  );
}

/** Who locks and opens: also while looking as somebody else it is oneself. */
const personOf = ({ person }: Context) => {
  if (person === null) throw new Refusal(401, say`请求未授权`);
  return asViewer(person);
};

/**
 * Locks the screen of the session of the call, all tabs of it; false when there is no lock password and none is given,
 * unless by idleness.
 */
export async function lockScreen(
  { password, byIdleness }: { password: string; byIdleness: boolean },
  context: Context,
): Promise<boolean> {
  const { sessionId, tenantId, userId, isLocked: isAlready } = personOf(context);
  if (isAlready === true) return true;
  const hash = password === '' ? null : await hashPassword(password);
  return context.db.tx(async (sql) => {
    const { count } = await sql.query(
      `update sys_session set locked = $2, lock_hash = coalesce($3, lock_hash), lock_tries = 0
        where id = $1 and ended is null and ($4 or $3::text is not null or lock_hash is not null)`,
      [sessionId, context.now().toISOString(), hash, byIdleness],
    );
    if (count === 0) return false;
    await securityLog(sql, context, { action: 'lock', tenantId, userId, sessionId });
    await sql.query('select pg_notify($1, $2)', [SESSION_CHANNEL, sessionId]);
    return true;
  });
}

/** Tries to open the screen: null when it is open, else the tries that remain; at none the session is over. */
export async function openScreen(password: string, context: Context): Promise<number | null> {
  const { db } = context;
  const { sessionId, tenantId, userId, isLocked: isStill } = personOf(context);
  if (isStill !== true) return null;
  const { rows } = await db.query<{ hash: string | null; tries: number }>(
    `update sys_session set lock_tries = lock_tries + 1
      where id = $1 and ended is null and lock_tries < $2
      returning lock_hash as hash, lock_tries as tries`,
    [sessionId, MAX_TRIES],
  );
  const [tried] = rows;
  const stored = tried?.hash ?? (await accountOf(db, userId))?.hash ?? null;
  const isRight = tried !== undefined && (await verifyPassword(password, stored));
  const left = MAX_TRIES - (tried?.tries ?? MAX_TRIES);
  await db.tx(async (sql) => {
    if (isRight) await sql.query('update sys_session set locked = null, lock_tries = 0 where id = $1', [sessionId]);
    else if (left === 0) await endSession(sql, sessionId, 'lock', context.now());
    await securityLog(sql, context, { action: isRight ? 'unlock' : 'unlock-refused', tenantId, userId, sessionId });
  });
  return isRight ? null : left;
}
