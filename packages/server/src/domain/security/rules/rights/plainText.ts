import { say } from '../../../../words/say.ts';
import { offenders } from '../../offenders.ts';

/** Roles of many people that see sensitive values in the clear. */
export const rule = offenders({
  title: say`查看明文的权限只给少数人`,
  remedy: say`在“角色”中收回“查看明文”，需要时用“逐项查看明文”并写明原因`,
  sql: `select r.role_name as name from facts f
    join blade_system_role r on r.tenant_id = f.tenant and r.is_deleted = 0 and exists (
      select 1 from sys_role_menu g join blade_system_menu m on m.id = g.menu_id and m.is_deleted = 0
      where g.role_id = r.id and m.code like '%\\_plain')
    where (select count(*) from blade_user u where u.tenant_id = f.tenant and u.is_deleted = 0
      and u.status in ('1', '2') and r.id::text = any(string_to_array(u.role_id, ','))) > 5`,
});
