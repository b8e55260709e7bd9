import type { OpenSession } from '@lattice/api/resources/blade-auth/session';
import { personOf, refuseForeignIds } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { idIn, idOrAll } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { endSession, endSessionsOf } from '../../session/endSession.ts';
import { securityLog } from '../../session/securityLog.ts';
import { say } from '../../words/say.ts';
import { refuseHigherAccounts } from '../rights/refuseMoreThanHeld.ts';

type Input = Readonly<Record<string, unknown>>;

/** The sessions of a person that have not ended, the person's own present one first. */
export async function sessionsOf(userId: string, { db, person, now }: Context): Promise<OpenSession[]> {
  const { rows } = await db.query<OpenSession>(
    `select id, to_char(created, 'YYYY-MM-DD HH24:MI') as created,
      to_char(last_seen, 'YYYY-MM-DD HH24:MI') as "lastSeen", address, user_agent as "userAgent",
      id = $2 as "isCurrent", locked is not null as "isLocked",
      coalesce(display_scenes, '') as scenes, coalesce(to_char(display_until, 'YYYY-MM-DD HH24:MI'), '') as until
     from sys_session
     where user_id = $1 and ended is null and refresh_expires > $3
     order by id = $2 desc, last_seen desc limit 100`,
    [userId, person?.sessionId ?? '0', now().toISOString()],
  );
  return rows;
}

/** Tells where somebody of the tenant is signed in. */
export async function sessionsOfOther(input: Input, context: Context): Promise<OpenSession[]> {
  const userId = idIn(input, 'userId');
  await refuseForeignIds(context.db, personOf(context), 'blade_user', [userId]);
  return sessionsOf(userId, context);
}

/** Signs somebody out: of one session, or of all but the session of the one who asks. */
export async function endSessionsOfOther(input: Input, context: Context): Promise<boolean> {
  const [userId, id, person] = [idIn(input, 'userId'), idOrAll(input), personOf(context)];
  await context.db.tx(async (sql) => {
    await refuseForeignIds(sql, person, 'blade_user', [userId]);
    await refuseHigherAccounts(sql, context, [userId]);
    const { rows } = await sql.query(
      'select 1 from sys_session where user_id = $1 and ended is null and ($2::bigint is null or id = $2) limit 1',
      [userId, id],
    );
    if (rows.length === 0) throw new Refusal(400, say`会话不存在或已经结束，请刷新列表`);
    if (id === null) await endSessionsOf(sql, userId, 'account', context.now(), person.sessionId);
    else await endSession(sql, id, 'account', context.now());
    await securityLog(sql, context, {
      action: 'session-end',
      tenantId: person.tenantId,
      userId: person.userId,
      sessionId: id ?? undefined,
      facts: { userId },
    });
  });
  return true;
}
