import type { Todo, TodoCount } from '@lattice/api/desk/todos';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { mayClaim } from '../process/people.ts';
import { ACTIONABLE } from '../process/statements.ts';

const TODO = '/work/todo';
const CLAIM = '/work/claim';

/** The two lists of tasks: those that the person of the call holds, and those that they may claim. */
async function statement(q: ReportQuery, context: Context) {
  const { userId, tenantId } = personOf(context);
  const claimable = await mayClaim(context.db, context, (value) => q.p(value));
  const own = `k.tenant_id = ${q.p(tenantId)} and ${ACTIONABLE}`;
  const user = `${q.p(userId)}::bigint`;
  const tasks = `(select k.id, k.due, false as claim
    from wf_task k
    where k.assignee = ${user} and ${own}
    union all
    select k.id, k.due, true as claim
    from wf_task k
    where k.assignee is null and ${claimable} and ${own})`;
  return { user, tasks };
}

/** How many tasks a person holds, and how many they may claim. */
export async function countFlowTodos(context: Context): Promise<TodoCount[]> {
  const q = new ReportQuery(context);
  const { tasks } = await statement(q, context);
  const now = `${q.p(context.now().toISOString())}::timestamptz`;
  const rows = await q.rows<{ claim: boolean } & Omit<TodoCount, 'link'>>(
    `select x.claim, count(*)::int as total, count(*) filter (where x.due < ${now})::int as overdue,
        max(x.id)::text as newest
      from ${tasks} x
      group by x.claim
      order by x.claim`,
  );
  return rows.map(({ claim, ...count }) => ({ link: claim ? CLAIM : TODO, ...count }));
}

/**
 * The tasks that a person holds or may claim, by their limit. What a person holds leads to the form of its process: the
 * remark of its key in the dictionary `flow` names it; what may be claimed, and processes without a form, lead to their
 * list.
 */
export async function flowTodos(context: Context, most: number): Promise<Todo[]> {
  const q = new ReportQuery(context);
  const { user, tasks } = await statement(q, context);
  return q.rows<Todo>(
    `select k.id::text as id, 'blade-flow/work' as path, d.name || '：' || k.name as title,
      coalesce(s.real_name, '') as detail, coalesce(to_char(k.due, 'YYYY-MM-DD HH24:MI:SS'), '') as due,
       to_char(k.created, 'YYYY-MM-DD HH24:MI:SS') as time, case when first.claim then '签收' else '办理' end as action,
       exists (select 1 from sys_inbox_read r where r.user_id = ${user} and r.item_id = k.id) as "isRead",
       case when first.claim then '${CLAIM}' when f.remark is null or i.business_id is null then '${TODO}'
       else '/work/process/' || f.remark || '/handle/' || k.id || '/' || i.id || '/' || i.business_id end as link
     from (select * from ${tasks} x order by x.due nulls last, x.id desc limit ${most}) first
     join wf_task k on k.id = first.id
     join wf_instance i on i.id = k.instance_id
     join wf_definition d on d.id = i.definition_id
     left join blade_user s on s.id = i.start_user
     left join lateral (select nullif(c.remark, '') as remark from blade_system_dict c
       where c.code = 'flow' and 'flow_' || c.dict_key = d.category and c.is_deleted = 0 limit 1) f on true
     order by k.due nulls last, k.id desc`,
  );
}
