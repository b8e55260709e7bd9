import { say } from '../../../../words/say.ts';
import { offenders, accountsInUse } from '../../offenders.ts';

/** Accounts in use under names that everybody tries first. */
export const rule = offenders({
  title: say`默认账号已改名或停用`,
  remedy: say`在“用户”中为本人另建账号并授予角色，再停用默认账号`,
  sql: `select u.account as name from ${accountsInUse} where lower(u.account) in
    ('admin', 'administrator', 'root', 'test', 'guest', 'demo', 'user', 'saber', 'bladex')`,
});
