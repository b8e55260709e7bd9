import { say } from '../../../../words/say.ts';
import { offenders } from '../../offenders.ts';

/** Background jobs that failed or did not start. */
export const rule = offenders({
  title: say`后台任务正常运行`,
  remedy: say`查看服务的输出，排除原因后重启服务`,
  sql: `select j.name from facts f join sys_job j on j.failure is not null or j.due < f.at - interval '1 hour'`,
});
