import { say } from '../../../../words/say.ts';
import { offenders } from '../../offenders.ts';

/** Roles that may call every address. */
export const rule = offenders({
  title: say`没有角色可以调用全部接口`,
  remedy: say`在“接口权限”中把路径改为需要的登记表`,
  sql: `select distinct r.role_name as name from facts f
    join blade_system_role r on r.tenant_id = f.tenant and r.is_deleted = 0
    join sys_role_scope g on g.role_id = r.id and g.category = 'api'
    join blade_system_api_scope s on s.id = g.scope_id and s.is_deleted = 0
    where s.scope_path in ('*', '**', '/*', '/**', '/api/*', '/api/**')`,
});
