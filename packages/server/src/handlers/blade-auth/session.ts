import { displayCodeCall } from '@lattice/api/displayCalls';
import { session } from '@lattice/api/resources/blade-auth/session';
import { personOf } from '../../access/guard.ts';
import { handle } from '../../call/handle.ts';
import { idOrAll } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { sessionsOf } from '../../domain/accounts/openSessions.ts';
import { issueDisplayCode } from '../../session/issueDisplayCode.ts';
import { endSession, endSessionsOf } from '../../session/endSession.ts';
import { securityLog } from '../../session/securityLog.ts';
import { say } from '../../words/say.ts';

/** Answers of 会话. */
export const handlers = handle(
  session,
  {
    list: async (_, context) => sessionsOf(personOf(context).userId, context),
    end: async (input, context) => {
      const { userId, sessionId, tenantId } = personOf(context);
      const id = idOrAll(input);
      await context.db.tx(async (sql) => {
        const { rows } = await sql.query('select 1 from sys_session where id = $1 and user_id = $2 and ended is null', [
          id ?? sessionId,
          userId,
        ]);
        if (rows.length === 0) throw new Refusal(400, say`会话不存在或已经结束，请刷新列表`);
        if (id === null) await endSessionsOf(sql, userId, 'logout', context.now(), sessionId);
        else await endSession(sql, id, 'logout', context.now());
        await securityLog(sql, context, { action: 'session-end', tenantId, userId, sessionId: id ?? sessionId });
      });
      return true;
    },
  },
  { ownCalls: { display: { call: displayCodeCall, answer: issueDisplayCode } } },
);
