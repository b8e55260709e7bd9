import type { Context } from '../../call/Context.ts';
import { personOf, refuseForeignIds } from '../../access/guard.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { activeAccountSql } from '../../session/accountLock.ts';
import { VIEW_MINUTES } from '../../session/viewAs.ts';
import { audit } from '../../table/audit.ts';
import { say } from '../../words/say.ts';
import { refuseMandateHolders } from '../separation/keepMandates.ts';
import { refuseHigherAccounts } from './refuseMoreThanHeld.ts';

async function refuseHigher(sql: Sql, context: Context, userId: string): Promise<void> {
  try {
    await refuseHigherAccounts(sql, context, [userId]);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(403, say`不能以此人的身份查看：对方的权限或数据范围比您大`);
  }
}

/** Lets the session of the call look as somebody who holds no more than the person; on record. */
export async function beginView(userId: string, context: Context): Promise<boolean> {
  const person = personOf(context);
  if (userId === person.userId) throw new Refusal(400, say`这是您自己的账号，请选择其他人`);
  const now = context.now();
  await context.db.tx(async (sql) => {
    const { rows: free } = await sql.query<{ isFree: boolean }>(
      'select viewed_id is null as "isFree" from sys_session where id = $1 and ended is null for update',
      [person.sessionId],
    );
    if (free[0]?.isFree !== true) throw new Refusal(400, say`您已在以他人身份查看，请先结束`);
    await refuseForeignIds(sql, person, 'blade_user', [userId]);
    const { rows } = await sql.query<{ account: string; roles: string }>(
      `select u.account, coalesce(u.role_id, '') as roles from blade_user u where u.id = $1 and ${activeAccountSql}`,
      [userId],
    );
    const [viewed] = rows;
    if (viewed === undefined) throw new Refusal(400, say`账号未启用，不能以此身份查看`);
    await refuseHigher(sql, context, userId);
    await refuseMandateHolders(sql, context, [userId]);
    await sql.query('update sys_session set viewed_id = $2, viewed_roles = $3, view_until = $4 where id = $1', [
      person.sessionId,
      userId,
      viewed.roles,
      new Date(now.getTime() + VIEW_MINUTES * 60_000).toISOString(),
    ]);
    await audit(sql, context, {
      action: 'view-begin',
      path: 'blade-user',
      recordId: userId,
      changes: { account: { after: viewed.account } },
    });
  });
  return true;
}
