import { personOf } from '../../../access/guard.ts';
import type { Context } from '../../../call/Context.ts';
import { sign } from '../../../crypto/digest.ts';
import { serverSecret } from '../../../crypto/secret.ts';
import type { Database } from '../../../db/Database.ts';
import { openTenant } from '../../messages/ticket.ts';
import { cookieRefresh } from '../../../session/refreshCookie.ts';
import { sessionOfRefresh } from '../../../session/rotate.ts';

/** Milliseconds for which a pass is good. */
const GOOD = 30_000;

/** Who holds a pass, and for what. */
export interface Holder {
  meeting: string;
  userId: string;
  sessionId: string;
}

const seal = async (db: Database, facts: string) => sign(await serverSecret(db), `meeting ${facts}`);

/** The session whose cookie a request carries; '' without one. */
async function cookieSession(request: Request | undefined, db: Database): Promise<string> {
  const refresh = request === undefined ? '' : cookieRefresh(request);
  if (refresh === '') return '';
  return (await sessionOfRefresh(db, refresh))?.id ?? '';
}

/** A pass to the room of a meeting; where the session lives in a cookie, it is good beside that cookie alone. */
export async function meetingTicket(meeting: string, { db, now, http, ...context }: Context): Promise<string> {
  const { userId, sessionId } = personOf(context);
  const bound = (await cookieSession(http?.request, db)) === sessionId ? '1' : '0';
  const facts = [meeting, userId, sessionId, bound, now().getTime() + GOOD].join('.');
  return `${facts}.${await seal(db, facts)}`;
}

/** Whom a pass was given to; null when it is over, changed, or not beside the cookie of its session. */
export async function holderOf(
  ticket: string,
  request: Request,
  { db, now }: { db: Database; now: () => Date },
): Promise<Holder | null> {
  const [meeting = '', userId = '', sessionId = '', bound = '', until = '', signature = ''] = ticket.split('.');
  const facts = [meeting, userId, sessionId, bound, until].join('.');
  if (signature !== (await seal(db, facts)) || Number(until) <= now().getTime()) return null;
  if (bound === '1' && (await cookieSession(request, db)) !== sessionId) return null;
  return (await openTenant(db, sessionId)) === null ? null : { meeting, userId, sessionId };
}
