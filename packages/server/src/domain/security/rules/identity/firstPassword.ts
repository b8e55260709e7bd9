import { say } from '../../../../words/say.ts';
import { offenders, accountsInUse } from '../../offenders.ts';

/** Passwords that were handed out and not changed within a week. */
export const rule = offenders({
  title: say`首次密码在 7 天内修改`,
  remedy: say`请本人登录修改密码；不再使用的账号请停用`,
  sql: `select u.account as name from ${accountsInUse}
    where p.must_change and p.changed < f.at - interval '7 days'`,
});
