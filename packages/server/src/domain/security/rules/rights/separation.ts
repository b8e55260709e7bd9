import { say } from '../../../../words/say.ts';
import { type SecurityRule, fail, pass, rowsOf } from '../../SecurityRule.ts';
import { accountsInUse } from '../../offenders.ts';

/** SQL that is true where a role of account `u` holds one of the codes. */
const holds = (codes: string) => `exists (
  select 1 from blade_system_role r join sys_role_menu g on g.role_id = r.id
    join blade_system_menu m on m.id = g.menu_id and m.is_deleted = 0
  where r.tenant_id = f.tenant and r.is_deleted = 0 and r.id::text = any(string_to_array(u.role_id, ','))
    and m.code in (${codes}))`;

/** Whether the people who give rights are others than those who read what was done. */
export const rule: SecurityRule = {
  title: say`授权与审计由不同的人负责`,
  remedy: say`建立只含“审计日志”的审计员角色，并从管理员角色中收回“审计日志”`,
  judge: async (measure) => {
    const rows = await rowsOf<{ account: string; grants: boolean; reads: boolean }>(
      measure,
      `select u.account, ${holds("'bladeuser_grant', 'role_grant'")} as grants, ${holds("'audit', 'audit_view'")} as
        reads
       from ${accountsInUse}`,
    );
    const both = rows.filter(({ grants, reads }) => grants && reads).map(({ account }) => account);
    if (both.length > 0) return fail(say`同时负责两者：${both.slice(0, 5)}`);
    return rows.some(({ reads }) => reads) ? pass(say`已分开`) : fail(say`没有专门的审计员`);
  },
};
