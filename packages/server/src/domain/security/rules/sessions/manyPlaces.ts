import { say } from '../../../../words/say.ts';
import { offenders, openSessions } from '../../offenders.ts';

/** Accounts at work from more than three addresses at once. */
export const rule = offenders({
  title: say`同一账号不在 3 个以上地址同时登录`,
  remedy: say`向本人核实；不是本人的，重置密码`,
  sql: `select u.account as name from ${openSessions} group by u.account having count(distinct s.address) > 3`,
});
