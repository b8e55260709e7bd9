import { LOCK_MINUTES, failCountSql } from '../../../../session/accountLock.ts';
import { say } from '../../../../words/say.ts';
import { offenders } from '../../offenders.ts';

/** Accounts with enough wrong passwords that are not locked. */
export const rule = offenders({
  title: say`连续输错密码后账号被锁定`,
  remedy: say`请升级服务并检查数据库是否被手工修改`,
  sql: `select l.account as name from facts f join sys_login_lock l on l.tenant_id = f.tenant
    where l.failures >= ${failCountSql('l.tenant_id')} and l.failed > f.at - interval '${LOCK_MINUTES} minutes'
    and l.address <> '' and l.locked_until is null`,
});
