import { systemContext } from '../call/systemContext.ts';
import { freezeMonth, recompute } from '../domain/reports/frozenMonth.ts';
import type { Job } from '../schedule/Job.ts';

/** Day of the month on which the month before is frozen, so that there is time to correct and confirm its scores. */
const DAY = 5;

/** Works out the scores of the last month until it is frozen, which it does where nobody did so by hand. */
export const job: Job = {
  everyMs: 3_600_000,
  run: async (context) => {
    const { rows } = await context.db.query<{ tenant: string; month: string; isDue: boolean }>(
      `select t.tenant_id as tenant, x.month, x.n >= ${DAY} as "isDue"
        from (select to_char(day - interval '1 month', 'YYYY-MM') as month, extract(day from day)::int as n
          from (select $1::timestamptz as day) d) x
        cross join blade_system_tenant t
        where t.is_deleted = 0
          and not exists (select 1 from sys_kpi_month f where f.tenant_id = t.tenant_id and f.month = x.month)`,
      [context.now().toISOString()],
    );
    for (const { tenant, month, isDue } of rows) {
      const own = systemContext(context, tenant);
      await (isDue ? freezeMonth(month, own) : recompute({ month }, own));
    }
    return rows.length;
  },
};
