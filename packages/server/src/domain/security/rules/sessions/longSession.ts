import { say } from '../../../../words/say.ts';
import { offenders, openSessions } from '../../offenders.ts';

/** Sessions that have been open for more than a week. */
export const rule = offenders({
  title: say`会话不超过 7 天`,
  remedy: say`请相关人员退出后重新登录，或重置密码使会话结束`,
  sql: `select u.account as name from ${openSessions} where s.created < f.at - interval '7 days'`,
});
