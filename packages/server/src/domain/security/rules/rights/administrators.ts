import { say } from '../../../../words/say.ts';
import { type SecurityRule, fail, pass, rowsOf } from '../../SecurityRule.ts';
import { accountsInUse } from '../../offenders.ts';

const MOST = 3;

/** How many accounts may do everything. */
export const rule: SecurityRule = {
  title: say`超级管理员为 1 到 3 人`,
  remedy: say`在“用户”中改授只含所需菜单的角色`,
  judge: async (measure) => {
    const rows = await rowsOf(
      measure,
      `select 1 as one from ${accountsInUse} where exists (
         select 1 from blade_system_role r where r.tenant_id = f.tenant and r.is_deleted = 0
           and r.role_alias = 'administrator' and r.id::text = any(string_to_array(u.role_id, ',')))`,
    );
    const count = rows.length;
    return count >= 1 && count <= MOST ? pass(say`${count} 人`) : fail(say`${count} 人`);
  },
};
