import { say } from '../../../../words/say.ts';
import { isSeparated } from '../../../separation/keepMandates.ts';
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
  title: say`系统、安全、审计三员分立`,
  remedy: say`在“三员分立”中准备三员角色，授予不同的人，再由系统管理员申请、安全管理员确认启用`,
  judge: async (measure) => {
    if (await isSeparated(measure.context.db, measure.tenantId)) return pass(say`已启用三员分立`);
    const rows = await rowsOf<{ account: string; grants: boolean; reads: boolean }>(
      measure,
      `select u.account, ${holds("'bladeuser_grant', 'role_grant'")} as grants, ${holds("'audit', 'audit_view'")} as
        reads
       from ${accountsInUse}`,
    );
    const both = rows.filter(({ grants, reads }) => grants && reads).map(({ account }) => account);
    return fail(both.length > 0 ? say`没有启用；同时授权和审计的人：${both.slice(0, 5)}` : say`没有启用三员分立`);
  },
};
