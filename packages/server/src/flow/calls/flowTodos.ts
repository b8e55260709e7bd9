import type { InboxItem } from '@lattice/api/resources/blade-desk/inbox';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { mayClaim } from '../process/people.ts';
import { ACTIONABLE } from '../process/statements.ts';

/**
 * The tasks that a person holds or may claim, overdue ones first, as news. What a person holds leads to the form of its
 * process: the remark of its key in the dictionary `flow`
 * names it; what may be claimed, and processes without a form, lead to their list.
 */
export async function flowTodos(context: Context, most: number): Promise<InboxItem[]> {
  const { userId, tenantId } = personOf(context);
  const q = new ReportQuery(context);
  const claimable = await mayClaim(context.db, context, (value) => q.p(value));
  const own = `k.tenant_id = ${q.p(tenantId)} and ${ACTIONABLE}`;
  const user = `${q.p(userId)}::bigint`;
  return q.rows<InboxItem>(
    `select k.id::text as id, d.name || '：' || k.name as title, coalesce(s.real_name, '') || case when k.due < ${q.p(context.now().toISOString())}::timestamptz then '（已逾期）' else '' end as detail, to_char(k.created, 'YYYY-MM-DD HH24:MI') as time,
       exists (select 1 from sys_inbox_read r where r.user_id = ${user} and r.item_id = k.id) as "isRead",
       case when k.assignee is null then '/work/claim' when f.remark is null or i.business_id is null then '/work/todo' else '/work/process/' || f.remark || '/handle/' || k.id || '/' || i.id || '/' || i.business_id end as link
     from (select x.id from (select k.id, k.due from wf_task k where k.assignee = ${user} and ${own} union all select k.id, k.due from wf_task k where k.assignee is null and ${claimable} and ${own}) x order by x.due nulls last, x.id desc limit ${most}) first
     join wf_task k on k.id = first.id join wf_instance i on i.id = k.instance_id join wf_definition d on d.id = i.definition_id left join blade_user s on s.id = i.start_user
     left join lateral (select nullif(c.remark, '') as remark from blade_system_dict c where c.code = 'flow' and 'flow_' || c.dict_key = d.category and c.is_deleted = 0 limit 1) f on true
     order by k.due nulls last, k.id desc`,
  );
}
