import { crud } from '@lattice/api/call';
import { user } from '@lattice/api/resources/blade-user';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { systemContext } from '../../call/systemContext.ts';
import { oneOf, requiredTextIn, optionalTextIn } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { hashPassword, storePassword } from '../../session/password.ts';
import { openSecret } from '../../crypto/sm2.ts';
import { tableOf } from '../../table/table.ts';
import { submit } from '../../table/write/submit.ts';
import { say } from '../../words/say.ts';
import { personOf } from '../../access/guard.ts';
import { passwordFault } from './passwordPolicy.ts';
import { refuseOverQuota } from './quota.ts';
import { passwordRules } from './passwordRules.ts';

/** Platforms, as keys of the dictionary `user_type`. */
const platforms = ['1', '2', '3'] as const;

/** What the guest asks for, in the order of its columns. */
const wishOf = (input: Readonly<Record<string, unknown>>): string[] => [
  optionalTextIn(input, 'wishDept', 60),
  optionalTextIn(input, 'wishRole', 60),
  optionalTextIn(input, 'wishReason', 200),
  input.userType === undefined || input.userType === '' ? '1' : oneOf(input, 'userType', platforms),
];

/** An account as a guest begins with it: the post is named at the approval, and a town may have none yet. */
const guest = { ...user, fields: { ...user.fields, postId: { ...user.fields.postId, required: false } } };

/**
 * A role and a department of the tenant, which every account must name: the row is made with them, then freed of them.
 */
async function anyPlace(sql: Sql, tenantId: string): Promise<{ roleId: string; deptId: string }> {
  const { rows } = await sql.query<{ roleId: string; deptId: string }>(
    `select (select min(id) from blade_system_role where tenant_id = $1 and is_deleted = 0)::text as "roleId",
      (select min(id) from blade_system_dept where tenant_id = $1 and is_deleted = 0)::text as "deptId"`,
    [tenantId],
  );
  return { roleId: rows[0]?.roleId ?? '', deptId: rows[0]?.deptId ?? '' };
}

/**
 * Registers a guest of another login service: an account without role and department (-1) that waits for approval. The
 * name at that service is the session's own, and is bound to the account by it alone; what an administrator enters for
 * somebody else is only noted.
 */
export async function guestOf(input: Readonly<Record<string, unknown>>, context: Context): Promise<{ id: string }> {
  const person = personOf(context);
  const { tenantId, oauthId: own } = person;
  const [name, account] = [
    requiredTextIn(input, 'name', say`姓名`, 10),
    requiredTextIn(input, 'account', say`账号`, 45),
  ];
  const [oauthId, given] = [
    own ?? requiredTextIn(input, 'oauthId', say`第三方账号`, 64),
    requiredTextIn(input, 'password', say`密码`, 1200),
  ];
  if (own !== undefined && ![tenantId, ''].includes(optionalTextIn(input, 'tenantId', 20)))
    throw new Refusal(400, say`租户ID未找到`);
  const password = await openSecret(context.db, given);
  const fault = own === undefined ? null : passwordFault(password, account, await passwordRules(context.db, tenantId));
  if (fault !== null) throw new Refusal(400, fault);
  const wish = wishOf(input);
  const hash = await hashPassword(password);
  return context.db.tx(async (sql) => {
    await refuseOverQuota(sql, tenantId);
    const inside = transactionContext(own === undefined ? context : systemContext(context), sql);
    const { id } = await submit(
      tableOf(guest),
      crud.submit,
      { account, name, realName: name, ...(await anyPlace(sql, tenantId)) },
      inside,
    );
    await sql.query(
      `update blade_user set role_id = '-1', dept_id = '-1', status = '0', user_ext = $2, wish_dept = $3,
        wish_role = $4, wish_reason = $5, user_type = $6 where id = $1`,
      [id, JSON.stringify({ oauthId }), ...wish],
    );
    if (own !== undefined)
      await sql.query(
        `insert into sys_identity (tenant_id, oauth_id, user_id)
          values ($1, $2, $3) on conflict (tenant_id, oauth_id) do update set user_id = excluded.user_id`,
        [tenantId, own, id],
      );
    await storePassword(sql, id, hash, { now: context.now() });
    return { id };
  });
}
