import { say } from '../../../../words/say.ts';
import { type SecurityRule, fail, pass, rowsOf } from '../../SecurityRule.ts';

/** Whether the data was copied within two days: by the archive of PostgreSQL, or as the backup script notes it. */
export const rule: SecurityRule = {
  title: say`两天内做过备份`,
  remedy: say`备份后把时间写入系统参数 backup.lastTime（如 2026-01-31 02:00），或启用 PostgreSQL 归档`,
  judge: async (measure) => {
    const archive =
      measure.context.db.kind === 'pglite' ? 'null::timestamptz' : '(select last_archived_time from pg_stat_archiver)';
    const [row] = await rowsOf<{ last: string | null; isFresh: boolean }>(
      measure,
      `select to_char(b.last, 'YYYY-MM-DD HH24:MI') as last,
        coalesce(b.last > f.at - interval '2 days', false) as "isFresh"
       from facts f cross join lateral (select greatest(${archive}, (
         select max(trim(p.param_value)::timestamptz) from blade_system_param p
         where p.tenant_id = f.tenant and p.param_key = 'backup.lastTime' and p.is_deleted = 0
           and trim(p.param_value) ~ '^20[0-9]{2}-[01][0-9]-[0-3][0-9] [0-2][0-9]:[0-5][0-9]$')) as last) b`,
    );
    const last = row?.last ?? null;
    if (last === null) return fail(say`没有备份记录`);
    return row?.isFresh === true ? pass(say`最近一次：${last}`) : fail(say`最近一次：${last}`);
  },
};
