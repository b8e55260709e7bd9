import type { FreshPassword } from '@lattice/api/resources/blade-user';
import type { Context } from '../../call/Context.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { accountOf } from '../../session/account.ts';
import { md5Hex } from '../../crypto/digest.ts';
import { hashPassword, storePassword, verifyPassword, wasRecentlyUsed } from '../../session/password.ts';
import { randomPassword } from '../../crypto/random.ts';
import { openSecret } from '../../crypto/sm2.ts';
import { audit } from '../../table/audit.ts';
import { say } from '../../words/say.ts';
import { personOf, refuseForeignIds } from '../../access/guard.ts';
import { refuseHigherAccounts } from '../rights/refuseMoreThanHeld.ts';
import { refuseMandateHolders } from '../separation/keepMandates.ts';
import { passwordFault } from './passwordPolicy.ts';
import { passwordRules } from './passwordRules.ts';

/** Gives each of the accounts a random password that must be changed at the next login; ends their sessions. */
export async function resetPasswords(ids: readonly string[], context: Context): Promise<FreshPassword[]> {
  const person = personOf(context);
  if (ids.length > 50) throw new Refusal(400, say`一次最多重置 50 个账号的密码，请分批选择`);
  const made = await Promise.all(
    ids.map(async (id) => {
      const password = randomPassword();
      return { id, password, hash: await hashPassword(md5Hex(password)) };
    }),
  );
  return context.db.tx(async (sql) => {
    await refuseForeignIds(sql, person, 'blade_user', ids);
    const { rows } = await sql.query<{ id: string; account: string }>(
      'select id, account from blade_user where id = any($1::bigint[])',
      [ids],
    );
    await refuseHigherAccounts(sql, context, ids);
    await refuseMandateHolders(sql, context, ids);
    for (const { id, hash } of made) {
      await storePassword(sql, id, hash, { now: context.now(), mustChange: true });
      await audit(sql, context, { action: 'reset-password', path: 'blade-user', recordId: id });
    }
    return made.map(({ id, password }) => ({
      id,
      account: rows.find((row) => row.id === id)?.account ?? '',
      password,
    }));
  });
}

/** Changes one's own password; the other sessions of the person end. */
export async function changeOwnPassword(
  sent: { old: string; fresh: string; again: string },
  context: Context,
): Promise<boolean> {
  const { userId, sessionId, tenantId } = personOf(context);
  const open = (secret: string) => openSecret(context.db, secret);
  const given = { old: await open(sent.old), fresh: await open(sent.fresh), again: await open(sent.again) };
  if (given.fresh !== given.again) throw new Refusal(400, say`请输入正确的确认密码!`);
  const account = await accountOf(context.db, userId);
  if (account === null || !(await verifyPassword(given.old, account.hash))) throw new Refusal(400, say`原密码不正确!`);
  if (await verifyPassword(given.fresh, account.hash)) throw new Refusal(400, say`新密码不能与原密码相同`);
  if (await wasRecentlyUsed(context.db, userId, given.fresh))
    throw new Refusal(400, say`新密码不能与最近 5 次用过的密码相同`);
  const fault = passwordFault(given.fresh, account.account, await passwordRules(context.db, tenantId));
  if (fault !== null) throw new Refusal(400, fault);
  const hash = await hashPassword(given.fresh);
  await context.db.tx(async (sql) => {
    await storePassword(sql, userId, hash, { now: context.now(), keepSession: sessionId });
    await audit(sql, context, { action: 'update-password', path: 'blade-user', recordId: userId });
  });
  return true;
}
