import { crud } from '@lattice/api/call';
import type { Sql } from '../../db/Database.ts';
import type { SavedUser } from '@lattice/api/resources/blade-user';
import type { Context } from '../../call/Context.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { idsOrNone, optionalTextIn } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { endSessionsOf } from '../../session/endSession.ts';
import { hashPassword, storePassword } from '../../session/password.ts';
import { refuseUnproven } from '../../session/secondFactor.ts';
import { md5Hex } from '../../crypto/digest.ts';
import { randomPassword } from '../../crypto/random.ts';
import { submit } from '../../table/write/submit.ts';
import { say } from '../../words/say.ts';
import { personOf } from '../../access/guard.ts';
import { refuseHigherAccounts, refuseMoreThanHeld } from '../rights/refuseMoreThanHeld.ts';
import { keepAdministrator } from './keepAdministrator.ts';
import { isGuessable } from './passwordPolicy.ts';
import { accountTable } from '../separation/accountTable.ts';
import { refuseMandateHolders } from '../separation/keepMandates.ts';
import { refuseOverQuota } from './quota.ts';
import { passwordRules } from './passwordRules.ts';

type Input = Readonly<Record<string, unknown>>;

/** Whether what is saved gives an account other roles than it has: a new one has none. */
async function givesRoles(sql: Sql, input: Input): Promise<boolean> {
  if (input.roleId === undefined) return false;
  const { rows } = await sql.query<{ roles: string }>(
    "select coalesce(role_id, '') as roles from blade_user where id = any($1::bigint[])",
    [idsOrNone(input, 'id')],
  );
  const sorted = (roles: readonly string[]) => roles.toSorted().join(',');
  return sorted((rows[0]?.roles ?? '').split(',')) !== sorted(idsOrNone(input, 'roleId'));
}

/** Makes an account, or changes one; its password is set beside the row. Disabling an account ends its sessions. */
export async function saveUser(input: Input, context: Context): Promise<SavedUser> {
  const person = personOf(context);
  const { password: _given, password2: _again, ...row } = input;
  const given = optionalTextIn(input, 'password', 200);
  const isNew = input.id === undefined || input.id === null || input.id === '';
  if (given !== '' && given.length < 6)
    throw new Refusal(400, say`密码不能少于6个字`, [{ field: 'password', rule: 'minLength', params: { min: 6 } }]);
  const account = optionalTextIn(input, 'account', 200);
  if (given !== '' && isGuessable(given, account, (await passwordRules(context.db, person.tenantId)).words))
    throw new Refusal(400, say`新密码过于常见或与账号相同，容易被猜到，请换一个`, [
      { field: 'password', rule: 'pattern' },
    ]);
  const fresh = isNew && given === '' ? randomPassword() : null;
  const plain = fresh === null ? given : md5Hex(fresh);
  const hash = plain === '' ? null : await hashPassword(plain);
  return context.db.tx(async (sql) => {
    // Roles and passwords are as grave here as in the calls that give nothing else.
    if (hash !== null || (await givesRoles(sql, input))) refuseUnproven(person, context.now());
    await refuseMoreThanHeld(sql, context, idsOrNone(input, 'roleId'));
    if (isNew) await refuseOverQuota(sql, person.tenantId);
    else await refuseHigherAccounts(sql, context, idsOrNone(input, 'id'));
    const store = async () =>
      submit(await accountTable(sql, row, context), crud.submit, row, transactionContext(context, sql));
    if (hash !== null) await refuseMandateHolders(sql, context, idsOrNone(input, 'id'));
    const saved = isNew ? await store() : await keepAdministrator(sql, person.tenantId, store);
    // Whoever typed the password of another person knows it.
    const mustChange = saved.id !== person.userId;
    if (hash !== null) await storePassword(sql, saved.id, hash, { now: context.now(), mustChange });
    const { rows } = await sql.query<{ status: string }>('select status from blade_user where id = $1', [saved.id]);
    if (!['1', '2'].includes(rows[0]?.status ?? '')) await endSessionsOf(sql, saved.id, 'account', context.now());
    return fresh === null ? saved : { ...saved, password: fresh };
  });
}
