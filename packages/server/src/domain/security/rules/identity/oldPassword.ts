import { say } from '../../../../words/say.ts';
import { offenders, accountsInUse } from '../../offenders.ts';

/** Passwords older than a quarter of a year. */
export const rule = offenders({
  title: say`在用密码不超过 90 天`,
  remedy: say`请本人修改密码，或把参数 account.passwordDays 设为 90 以内，到期后登录时必须修改`,
  sql: `select u.account as name from ${accountsInUse} where p.changed < f.at - interval '90 days'`,
});
