import type { Context } from '../../call/Context.ts';
import type { Database } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { sign } from '../../crypto/digest.ts';
import { serverSecret } from '../../crypto/secret.ts';
import { say } from '../../words/say.ts';

/** Milliseconds for which a ticket is good. */
const GOOD = 30_000;

const seal = async (db: Database, facts: string) => sign(await serverSecret(db), `inbox ${facts}`);

/** A pass for the stream of a person's news: the browser's event source cannot send the header of a session. */
export async function ticketFor({ db, now, person }: Pick<Context, 'db' | 'now' | 'person'>): Promise<string> {
  const facts = `${person?.sessionId ?? ''}.${person?.userId ?? ''}.${now().getTime() + GOOD}`;
  return `${facts}.${await seal(db, facts)}`;
}

/** Whom a ticket was given to; refused when it is over, changed, or its session is not open any more. */
export async function holderOf(
  ticket: string,
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<{ sessionId: string; userId: string; tenantId: string }> {
  const [sessionId = '', userId = '', until = '', signature = ''] = ticket.split('.');
  const isRight =
    /^\d+$/.test(sessionId) &&
    /^\d+$/.test(userId) &&
    Number(until) > now().getTime() &&
    signature === (await seal(db, `${sessionId}.${userId}.${until}`));
  const tenantId = isRight ? await openTenant(db, sessionId) : null;
  if (tenantId === null) throw new Refusal(401, say`请求未授权：通行票已失效`);
  return { sessionId, userId, tenantId };
}

/** The tenant of a session that goes on and whose screen is not locked; null for any other. */
export async function openTenant(db: Database, sessionId: string): Promise<string | null> {
  const { rows } = await db.query<{ tenantId: string }>(
    'select tenant_id as "tenantId" from sys_session where id = $1 and ended is null and locked is null',
    [sessionId],
  );
  return rows[0]?.tenantId ?? null;
}
