import { LOG_AGE, MOST_LINES } from '../../../../logs/retention.ts';
import { say } from '../../../../words/say.ts';
import { offenders } from '../../offenders.ts';

/** Logs that overflow before half a year is over. */
export const rule = offenders({
  title: say`日志保存不少于六个月`,
  remedy: say`日志写满后较早的会被删除；请定期导出归档，或减少外部系统的调用`,
  sql: `select 'blade_log_api' as name from facts f where (select count(*) from blade_log_api) >= ${MOST_LINES}
      and (select min(create_time) from blade_log_api) > f.at - interval '${LOG_AGE}'
    union all
    select 'blade_log_usual' as name
    from facts f
    where (select count(*) from blade_log_usual) >= ${MOST_LINES}
      and (select min(create_time) from blade_log_usual) > f.at - interval '${LOG_AGE}'
    union all
    select 'blade_log_error' as name
    from facts f
    where (select count(*) from blade_log_error) >= ${MOST_LINES}
      and (select min(create_time) from blade_log_error) > f.at - interval '${LOG_AGE}'`,
});
