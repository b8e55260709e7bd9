import type { DormantAccount } from '@lattice/api/accountCalls';
import { user } from '@lattice/api/resources/blade-user';
import { canSeeUnmasked } from '../../access/allow.ts';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { numberIn } from '../../call/parameter.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { maskedValue } from '../../table/value.ts';

/** The accounts in use with which nobody signed in for so many days, the longest unused first. */
export async function dormantAccounts(
  input: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<DormantAccount[]> {
  const days = Math.max(1, numberIn(input, 'days', 90, 3650));
  const q = new ReportQuery(context);
  const rows = await q.rows<DormantAccount>(
    `select u.id::text as id, u.account, coalesce(u.real_name, '') as name,
      coalesce((select string_agg(d.dept_name, '、') from blade_system_dept d
        where d.id::text = any(string_to_array(u.dept_id, ','))), '') as "deptName",
      coalesce(to_char(l.last, 'YYYY-MM-DD'), '') as "lastLogin"
     from ${q.rowsOf(user)} u
     left join lateral (select max(a.time) as last from sys_audit a where a.action = 'login' and a.user_id = u.id) l
       on true
     where u.status in ('1', '2')
       and coalesce(l.last, u.create_time) < ${q.p(context.now().toISOString())}::timestamptz
         - make_interval(days => ${q.p(days)}::int)
     order by l.last nulls first, u.account limit 500`,
  );
  const isPlain = canSeeUnmasked(personOf(context), user);
  return rows.map((row) => ({
    ...row,
    name: String(isPlain ? row.name : maskedValue(user.fields.realName, row.name)),
  }));
}
