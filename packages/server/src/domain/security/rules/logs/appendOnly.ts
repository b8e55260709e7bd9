import { say } from '../../../../words/say.ts';
import { offenders } from '../../offenders.ts';

/** Audit logs that no trigger protects. */
export const rule = offenders({
  title: say`审计日志不能修改和删除`,
  remedy: say`重新启用数据库触发器 sys_audit_keep，并查明是谁停用的`,
  sql: `select 'sys_audit' as name from facts f where not exists (
    select 1 from pg_trigger t where t.tgrelid = 'sys_audit'::regclass and t.tgname = 'sys_audit_keep'
      and t.tgenabled in ('O', 'A'))`,
});
