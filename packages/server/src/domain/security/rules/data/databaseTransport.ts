import { say } from '../../../../words/say.ts';
import { type SecurityRule, fail, notApplicable, pass, rowsOf } from '../../SecurityRule.ts';

/** Whether what goes between server and database can be read on the way. */
export const rule: SecurityRule = {
  title: say`与数据库之间加密传输`,
  remedy: say`在 DATABASE_URL 中加上 sslmode=verify-full，并在 PostgreSQL 中启用 TLS`,
  judge: async (measure) => {
    if (measure.context.db.kind === 'pglite') return notApplicable(say`数据库在服务内部`);
    const [row] = await rowsOf<{ ssl: boolean; local: boolean }>(
      measure,
      `select coalesce((select s.ssl from pg_stat_ssl s where s.pid = pg_backend_pid()), false) as ssl,
        coalesce(inet_client_addr() <<= '127.0.0.0/8' or inet_client_addr() = '::1', true) as local
       from facts f`,
    );
    if (row?.ssl === true) return pass(say`使用 TLS`);
    return row?.local === true ? pass(say`数据库在同一台机器上`) : fail(say`经过网络，没有加密`);
  },
};
