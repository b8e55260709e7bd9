import { say } from '../../../../words/say.ts';
import { offenders, accountsInUse } from '../../offenders.ts';

/** Accounts in use with which nobody signed in for a quarter of a year. */
export const rule = offenders({
  title: say`90 天未登录的账号已停用`,
  remedy: say`在“用户”中停用，需要时再启用`,
  sql: `select u.account as name from ${accountsInUse} where p.changed < f.at - interval '90 days' and u.id not in (
    select a.user_id from sys_audit a
    where a.action = 'login' and a.time > f.at - interval '90 days' and a.user_id is not null)`,
});
