import { say } from '../../../../words/say.ts';
import { offenders, openSessions } from '../../offenders.ts';

/** Sessions of the last day whose beginning no log tells. */
export const rule = offenders({
  title: say`每次登录都有审计记录`,
  remedy: say`查明会话的来源，并结束这些会话`,
  sql: `select u.account as name from ${openSessions} where s.created > f.at - interval '1 day' and not exists (
    select 1 from sys_audit a where a.record_id = s.id and a.action in ('login', 'switch', 'guest'))`,
});
