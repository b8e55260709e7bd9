import { say } from '../../../../words/say.ts';
import { offenders } from '../../offenders.ts';

/** Accounts whose token was used twice: somebody may have copied it. */
export const rule = offenders({
  title: say`30 天内没有令牌被重复使用`,
  remedy: say`会话已自动结束；请本人检查设备并修改密码`,
  sql: `select coalesce(u.account, '') as name from facts f
    join sys_audit a on a.tenant_id = f.tenant and a.action = 'refresh-reuse' and a.time > f.at - interval '30 days'
    left join blade_user u on u.id = a.user_id`,
});
