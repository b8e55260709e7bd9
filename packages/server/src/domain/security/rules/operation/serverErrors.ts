import { say } from '../../../../words/say.ts';
import { offenders } from '../../offenders.ts';

/** Addresses at which the server failed during the last day. */
export const rule = offenders({
  title: say`一天内服务没有出错`,
  remedy: say`在“错误日志”中查看，并报告给维护人员`,
  sql: `select distinct e.request_uri as name
    from facts f
    join blade_log_error e on e.create_time > f.at - interval '1 day'
    where e.service_id = 'lattice' and e.env = 'server'`,
});
