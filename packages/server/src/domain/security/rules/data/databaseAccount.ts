import { say } from '../../../../words/say.ts';
import { type SecurityRule, fail, notApplicable, pass, rowsOf } from '../../SecurityRule.ts';

/** Whether the server works with the database as an account that may do everything there. */
export const rule: SecurityRule = {
  title: say`连接数据库的账号不是超级用户`,
  remedy: say`在 PostgreSQL 中建立只拥有本数据库的账号，并写入 DATABASE_URL`,
  judge: async (measure) => {
    if (measure.context.db.kind === 'pglite') return notApplicable(say`数据库在服务内部`);
    const [row] = await rowsOf<{ name: string; all: boolean }>(
      measure,
      'select r.rolname as name, r.rolsuper as all from facts f join pg_roles r on r.rolname = current_user',
    );
    const name = row?.name ?? '';
    return row?.all === true ? fail(say`账号 ${name} 是超级用户`) : pass(say`账号 ${name} 不是超级用户`);
  },
};
