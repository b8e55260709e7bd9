import { say } from '../../../../words/say.ts';
import { offenders, accountsInUse } from '../../offenders.ts';

/** Accounts in use whose departments are all gone. */
export const rule = offenders({
  title: say`在用账号都有部门`,
  remedy: say`改到现有部门，或停用账号`,
  sql: `select u.account as name from ${accountsInUse} where not exists (
    select 1 from blade_system_dept d where d.tenant_id = f.tenant and d.is_deleted = 0
      and d.id::text = any(string_to_array(coalesce(u.dept_id, ''), ',')))`,
});
