import type { InboxItem } from '@lattice/api/resources/blade-desk/inbox';
import { personOf } from '../accounts/guard.ts';
import type { Context } from '../Context.ts';
import { Question } from '../table/Question.ts';
import { mayClaim } from './people.ts';

/**
 * The tasks that a person holds or may claim, overdue ones first, as news. What a person holds leads to the form of its process: the remark of its key in the dictionary `flow`
 * names it; what may be claimed, and processes without a form, lead to their list.
 */
export async function flowTodos(context: Context, most: number): Promise<InboxItem[]> {
  const { userId, tenantId } = personOf(context);
  const q = new Question(context);
  const claimable = await mayClaim(context.db, context, (value) => q.p(value));
  const user = `${q.p(userId)}::bigint`;
  return q.rows<InboxItem>(
    `select k.id::text as id, d.name || '：' || k.name as title, coalesce(s.real_name, '') || case when k.due < ${q.p(context.now().toISOString())}::timestamptz then '（已逾期）' else '' end as detail, to_char(k.created, 'YYYY-MM-DD HH24:MI') as time,
       exists (select 1 from sys_inbox_read r where r.user_id = ${user} and r.item_id = k.id) as "isRead",
       case when k.assignee is null then '/work/claim' when f.remark is null or i.business_id is null then '/work/todo' else '/work/process/' || f.remark || '/handle/' || k.id || '/' || i.id || '/' || i.business_id end as link
     from wf_task k join wf_instance i on i.id = k.instance_id join wf_definition d on d.id = i.definition_id left join blade_user s on s.id = i.start_user
     left join lateral (select nullif(c.remark, '') as remark from blade_system_dict c where c.code = 'flow' and 'flow_' || c.dict_key = d.category and c.is_deleted = 0 limit 1) f on true
     where k.tenant_id = ${q.p(tenantId)} and k.end_time is null and i.status = 'running' and not i.suspended and not d.suspended and (k.assignee = ${user} or (k.assignee is null and ${claimable}))
     order by k.due nulls last, k.id desc limit ${most}`,
  );
}
