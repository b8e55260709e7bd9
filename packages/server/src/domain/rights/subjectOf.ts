import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import type { Person } from '../../call/Person.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { readGrants } from '../../session/grants.ts';
import { say } from '../../words/say.ts';

/**
 * A person of the tenant as the server would judge them at a call, with what some of their roles allow; all of them
 * without `roleId`.
 */
export async function subjectOf(context: Context, userId: string, roleId?: string): Promise<Person> {
  const { tenantId } = personOf(context);
  const { rows } = await context.db.query<
    Pick<Person, 'userId' | 'account' | 'realName' | 'deptId'> & { roles: string }
  >(
    `select u.id::text as "userId", u.account, coalesce(u.real_name, '') as "realName",
      coalesce(u.dept_id, '') as "deptId", coalesce(u.role_id, '') as roles
     from blade_user u where u.id = $1 and u.tenant_id = $2 and u.is_deleted = 0`,
    [userId, tenantId],
  );
  const [found] = rows;
  if (found === undefined) throw new Refusal(400, say`记录不存在或已被删除，请刷新列表`);
  const { roles, deptId, ...known } = found;
  const requested = roleId === undefined ? roles.split(',').filter((id) => /^\d+$/.test(id)) : [roleId];
  return {
    ...known,
    tenantId,
    deptId: deptId.split(',')[0] ?? '',
    sessionId: '0',
    mustChangePassword: false,
    ...(await readGrants(context.db, tenantId, requested)),
  };
}
