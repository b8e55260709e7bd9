import { say } from '../../../../words/say.ts';
import { offenders, accountsInUse } from '../../offenders.ts';

/** Accounts in use whose roles are all gone. */
export const rule = offenders({
  title: say`在用账号都有角色`,
  remedy: say`授予角色，或停用账号`,
  sql: `select u.account as name from ${accountsInUse} where not exists (
    select 1 from blade_system_role r where r.tenant_id = f.tenant and r.is_deleted = 0
      and r.id::text = any(string_to_array(coalesce(u.role_id, ''), ',')))`,
});
