import { crud } from '@lattice/api/call';
import { user } from '@lattice/api/resources/blade-user';
import type { Context } from '../Context.ts';
import { within } from '../db/within.ts';
import { neededIn } from '../parameter.ts';
import { hashPassword, storePassword } from '../session/password.ts';
import { tableOf } from '../table/table.ts';
import { submit } from '../table/write.ts';
import { personOf } from './guard.ts';
import { refuseFull } from './quota.ts';

/** Registers a guest of another login service: an account without role and department (-1) that waits for approval. */
export async function guestOf(input: Readonly<Record<string, unknown>>, context: Context): Promise<{ id: string }> {
  const [name, account] = [neededIn(input, 'name', '姓名', 10), neededIn(input, 'account', '账号', 45)];
  const [oauthId, password] = [neededIn(input, 'oauthId', '第三方账号', 64), neededIn(input, 'password', '密码')];
  const person = personOf(context);
  const hash = await hashPassword(password);
  return context.db.tx(async (sql) => {
    await refuseFull(sql, person.tenantId);
    const { id } = await submit(tableOf(user), crud.submit, { account, name, realName: name, roleId: person.roleIds[0] ?? '', deptId: person.deptId }, within(context, sql));
    await sql.query("update blade_user set role_id = '-1', dept_id = '-1', status = '0', user_ext = $2 where id = $1", [id, JSON.stringify({ oauthId })]);
    await storePassword(sql, id, hash, { now: context.now() });
    return { id };
  });
}
