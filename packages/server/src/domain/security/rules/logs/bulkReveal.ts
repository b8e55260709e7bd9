import { say } from '../../../../words/say.ts';
import { offenders } from '../../offenders.ts';

/** People who looked at more than fifty masked values within a day. */
export const rule = offenders({
  title: say`没有人一天内大量查看明文`,
  remedy: say`在“审计日志”中查看原因，向本人核实`,
  sql: `select coalesce(u.account, '') as name from facts f
    join sys_audit a on a.tenant_id = f.tenant and a.action = 'reveal' and a.time > f.at - interval '1 day'
    left join blade_user u on u.id = a.user_id group by u.account having count(*) > 50`,
});
