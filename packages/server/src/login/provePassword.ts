import { personOf } from '../access/guard.ts';
import type { Context } from '../call/Context.ts';
import { openSecret } from '../crypto/sm2.ts';
import { Refusal } from '../errors/Refusal.ts';
import { say } from '../words/say.ts';
import { accountOf } from '../session/account.ts';
import { countAgainst, discount } from '../session/accountLock.ts';
import { verifyPassword } from '../session/password.ts';
import { prove, secondFactorState } from '../session/secondFactor.ts';
import { securityLog } from '../session/securityLog.ts';

/**
 * Proves by the password that it is the person, where they have no second factor; wrong ones count as failed
 * sign-ins do.
 */
export async function provePassword(given: string, context: Context): Promise<boolean> {
  const person = personOf(context);
  const { tenantId, userId, sessionId, account } = person;
  if ((await secondFactorState(context)).isOn) throw new Refusal(400, say`请输入动态口令，确认是本人操作`);
  const counted = { tenantId, account, address: context.address };
  const wait = await countAgainst(context.db, counted, context.now());
  if (wait > 0) throw new Refusal(429, say`错误次数过多，请 ${Math.ceil(wait / 60)} 分钟后再试`);
  const { hash = null } = (await accountOf(context.db, userId)) ?? {};
  if (!(await verifyPassword(await openSecret(context.db, given), hash))) {
    await securityLog(context.db, context, {
      action: 'login-refused',
      tenantId,
      userId,
      sessionId,
      facts: { account, reason: 'password' },
    });
    throw new Refusal(400, say`密码不正确`, [{ field: 'password', rule: 'enter' }]);
  }
  await context.db.tx(async (sql) => {
    await discount(sql, counted);
    await prove(sql, person, context.now());
    await securityLog(sql, context, { action: 'proof', tenantId, userId, sessionId });
  });
  return true;
}
