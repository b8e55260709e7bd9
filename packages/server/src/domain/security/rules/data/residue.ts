import { say } from '../../../../words/say.ts';
import { offenders } from '../../offenders.ts';

/** Rows that were to be deleted a day ago and are still there. */
export const rule = offenders({
  title: say`过期的验证码和登录记录已清除`,
  remedy: say`检查后台任务 sweep 是否在运行`,
  sql: `select k.name from facts f
    cross join lateral (
      select 'sys_captcha' as name from sys_captcha c where c.expires < f.at - interval '1 day'
      union all
      select 'sys_login_attempt' from sys_login_attempt a where a.time < f.at - interval '1 day'
    ) k group by k.name`,
});
