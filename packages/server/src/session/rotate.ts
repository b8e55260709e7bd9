import type { Database, Sql } from '../db/Database.ts';
import { base64url, sha256Hex, sign } from '../crypto/digest.ts';
import { endSession } from './endSession.ts';
import { randomBytes } from '../crypto/random.ts';
import { serverSecret } from '../crypto/secret.ts';
import { type TokenPair, REFRESH_SECONDS, type SessionFacts, secondsAfter, storeAccessToken } from './tokens.ts';

/** Seconds after which a session ends however much it is used. */
const SESSION_SECONDS = 30 * 24 * 3600;
/** Seconds in which a used refresh token still gets the pair it was changed for. */
const GRACE_SECONDS = 10;

/** The pair that follows a refresh token: who holds only the database, or only the token, cannot make it. */
const following = (secret: string, refresh: string, nonce: string): TokenPair => ({
  access: sign(secret, `access ${nonce} ${refresh}`),
  refresh: sign(secret, `refresh ${nonce} ${refresh}`),
});

async function renew(sql: Sql, id: string, refresh: string, secret: string, now: Date): Promise<TokenPair> {
  const nonce = base64url(randomBytes(16));
  const pair = following(secret, refresh, nonce);
  await sql.query('insert into sys_used_refresh (hash, session_id, nonce, until) values ($1, $2, $3, $4)', [
    sha256Hex(refresh),
    id,
    nonce,
    secondsAfter(now, GRACE_SECONDS),
  ]);
  await sql.query(
    `update sys_session set refresh_hash = $2, last_seen = $3::timestamptz,
       refresh_expires = least($4::timestamptz, display_until,
         created + make_interval(secs => ${SESSION_SECONDS})) where id = $1`,
    [id, sha256Hex(pair.refresh), now.toISOString(), secondsAfter(now, REFRESH_SECONDS)],
  );
  await sql.query('delete from sys_access_token where session_id = $1 and expires <= $2', [id, now.toISOString()]);
  await storeAccessToken(sql, pair.access, id, now);
  return pair;
}

/** The pair that a used token leads to by now, through further rotations; null once its grace is over. */
async function repeat(sql: Sql, id: string, refresh: string, secret: string, now: Date): Promise<TokenPair | null> {
  const { rows } = await sql.query<{ hash: string; nonce: string; fresh: boolean }>(
    'select hash, nonce, until >= $2 as fresh from sys_used_refresh where session_id = $1',
    [id, now.toISOString()],
  );
  const used = new Map(rows.map((row) => [row.hash, row]));
  if (used.get(sha256Hex(refresh))?.fresh !== true) return null;
  let pair: TokenPair = { access: '', refresh };
  for (let step = used.get(sha256Hex(refresh)); step !== undefined; step = used.get(sha256Hex(pair.refresh)))
    pair = following(secret, pair.refresh, step.nonce);
  return pair;
}

/** The session of a refresh token, used or not; null when there is none. */
export async function sessionOfRefresh(sql: Sql, refresh: string): Promise<SessionFacts | null> {
  const { rows } = await sql.query<SessionFacts>(
    `select id, user_id as "userId", tenant_id as "tenantId" from sys_session
     where id in (select id from sys_session where refresh_hash = $1 union all select session_id from sys_used_refresh
       where hash = $1) and ended is null`,
    [sha256Hex(refresh)],
  );
  return rows[0] ?? null;
}

/**
 * Changes a refresh token for a new pair. Within ten seconds of its use the same token gets the same pair again, so
 * that parallel tabs and repeated requests stay signed in; later it is taken for stolen: the session ends and `onReuse`
 * is told, within the transaction. Null when refused.
 */
export async function rotate(
  db: Database,
  refresh: string,
  now: Date,
  onReuse: (sql: Sql, session: SessionFacts) => Promise<void>,
): Promise<{ session: SessionFacts; pair: TokenPair } | null> {
  const secret = await serverSecret(db);
  const hash = sha256Hex(refresh);
  return db.tx(async (sql) => {
    const found = await sql.query<{ id: string }>(
      `select id
        from sys_session
        where refresh_hash = $1
        union all
        select session_id
        from sys_used_refresh
        where hash = $1`,
      [hash],
    );
    const { rows } = await sql.query<SessionFacts & { hash: string }>(
      `select id, user_id as "userId", tenant_id as "tenantId", refresh_hash as hash
        from sys_session
        where id = $1 and ended is null and refresh_expires > $2
        for update`,
      [found.rows[0]?.id ?? null, now.toISOString()],
    );
    if (rows[0] === undefined) return null;
    const { hash: current, ...session } = rows[0];
    const pair =
      current === hash
        ? await renew(sql, session.id, refresh, secret, now)
        : await repeat(sql, session.id, refresh, secret, now);
    if (pair !== null) return { session, pair };
    await endSession(sql, session.id, 'reuse', now);
    await onReuse(sql, session);
    return null;
  });
}
