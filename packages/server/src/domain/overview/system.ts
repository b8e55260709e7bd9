import type { OverviewSystem } from '@lattice/api/desk/overview';
import type { Context } from '../../call/Context.ts';
import { licenceInfo } from '../licence/install.ts';

/** The state of the installation: what waits, what failed, and who tried to get in. */
export async function systemOf(context: Context): Promise<OverviewSystem> {
  const { db, now, person } = context;
  const { rows } = await db.query<Omit<OverviewSystem, 'licenceDays'>>(
    `select (select count(*) from blade_user where status = '0' and is_deleted = 0 and tenant_id = $2)::int as accounts,
       coalesce((select array_agg(name order by name) from sys_job where failure is not null), '{}') as "failedJobs",
       (select count(*) from blade_log_error where create_time > $1::timestamptz - interval '1 day'
         and service_id = 'lattice' and env = 'server')::int as "serverErrors",
       (select count(*) from sys_login_attempt where time > $1::timestamptz - interval '1 day'
         and not ok)::int as "refusedLogins",
       (select count(distinct account) from sys_login_lock where tenant_id = $2
         and locked_until > $1)::int as "lockedAccounts"`,
    [now().toISOString(), person?.tenantId ?? ''],
  );
  const [state] = rows;
  if (state === undefined) throw new Error('A statement without a table gave no row; the database does not work.');
  const licence = await licenceInfo(context);
  return { ...state, licenceDays: licence.remainDays };
}
