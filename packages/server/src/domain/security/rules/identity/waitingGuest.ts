import { say } from '../../../../words/say.ts';
import { offenders } from '../../offenders.ts';

/** Registrations that wait for a week. */
export const rule = offenders({
  title: say`注册申请在 7 天内审核`,
  remedy: say`在“用户”中审核或拒绝`,
  sql: `select u.account as name from facts f join blade_user u on u.tenant_id = f.tenant and u.is_deleted = 0
    where u.status = '0' and u.create_time < f.at - interval '7 days'`,
});
