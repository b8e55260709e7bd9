import { say } from '../../../../words/say.ts';
import { offenders, accountsInUse } from '../../offenders.ts';

/** Passwords that were found weak when somebody signed in with them. */
export const rule = offenders({
  title: say`在用账号没有弱口令`,
  remedy: say`请本人修改密码，或在“用户”中重置；弱口令表在参数 account.weakPasswords 中维护`,
  sql: `select u.account as name from ${accountsInUse} where p.weak`,
});
