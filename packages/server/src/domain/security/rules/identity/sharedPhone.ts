import { say } from '../../../../words/say.ts';
import { offenders, accountsInUse } from '../../offenders.ts';

/** Accounts in use that share a telephone: perhaps one person, perhaps one account for several. */
export const rule = offenders({
  title: say`一个手机号只对应一个账号`,
  remedy: say`核对是否一人多号或多人共用，合并或停用多余的账号`,
  sql: `select u.account as name from ${accountsInUse} where coalesce(u.phone, '') <> '' and exists (
    select 1 from blade_user o where o.tenant_id = f.tenant and o.phone = u.phone and o.id <> u.id
      and o.is_deleted = 0 and o.status in ('1', '2'))`,
});
