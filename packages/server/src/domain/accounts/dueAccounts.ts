import type { DueAccount } from '@lattice/api/accountCalls';
import { user } from '@lattice/api/resources/blade-user';
import { canSeeUnmasked } from '../../access/allow.ts';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { maskedValue } from '../../table/value.ts';

/** The accounts in use whose password has to be changed, weak ones first, then the oldest. */
export async function dueAccounts(_input: Readonly<Record<string, unknown>>, context: Context): Promise<DueAccount[]> {
  const person = personOf(context);
  const q = new ReportQuery(context);
  const now = q.p(context.now().toISOString());
  const rows = await q.rows<DueAccount>(
    `select u.id::text as id, u.account, coalesce(u.real_name, '') as name,
      coalesce((select string_agg(d.dept_name, '、') from blade_system_dept d
        where d.id::text = any(string_to_array(u.dept_id, ','))), '') as "deptName",
      to_char(p.changed, 'YYYY-MM-DD') as changed,
      case when p.weak then 'weak' when a.is_aged then 'aged' else 'fresh' end as reason
     from ${q.rowsOf(user)} u
     join sys_password p on p.user_id = u.id
     left join lateral (select true as is_aged from blade_system_param o
       where o.tenant_id = ${q.p(person.tenantId)} and o.param_key = 'account.passwordDays' and o.is_deleted = 0
         and trim(o.param_value) ~ '^[1-9][0-9]{0,3}$'
         and p.changed <= ${now}::timestamptz - make_interval(days => trim(o.param_value)::int) limit 1) a on true
     where u.status in ('1', '2') and (p.must_change or p.weak or a.is_aged)
     order by p.weak desc, p.changed, u.account limit 500`,
  );
  const isPlain = canSeeUnmasked(person, user);
  return rows.map((row) => ({
    ...row,
    name: String(isPlain ? row.name : maskedValue(user.fields.realName, row.name)),
  }));
}
