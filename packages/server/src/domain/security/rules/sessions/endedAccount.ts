import { say } from '../../../../words/say.ts';
import { offenders, openSessions } from '../../offenders.ts';

/** Open sessions of accounts that are removed or out of use. */
export const rule = offenders({
  title: say`停用或删除的账号没有会话`,
  remedy: say`重新停用这些账号，会话随之结束`,
  sql: `select u.account as name from ${openSessions}
    where u.is_deleted <> 0 or coalesce(u.status, '') not in ('1', '2')`,
});
