import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { personOf } from '../../access/guard.ts';
import type { EventState } from './step.ts';

/** What the rules of dispatch say of an event: how long it may take, and who gets it. */
export interface DispatchRule {
  ruleName: string;
  handleHours: number;
  isAuto: boolean;
  deptId: string | null;
  userId: string | null;
}

/**
 * The rule of an event's category: that of its grid before a general one, that of its level before one for all, the
 * higher priority first. The hours are the rule's, else the category's (event.deadline = reportTime + handleHours).
 */
export async function ruleOf(
  sql: Sql,
  { categoryId, griddingId, eventLevel }: Pick<EventState, 'categoryId' | 'griddingId' | 'eventLevel'>,
  context: Context,
): Promise<DispatchRule> {
  const { tenantId } = personOf(context);
  const { rows } = await sql.query<{
    name: string | null;
    hours: number | null;
    auto: number | null;
    mode: string | null;
    dept: string | null;
    users: string | null;
    post: string | null;
  }>(
    `select r.rule_name as name, coalesce(r.handle_hours, c.handle_hours) as hours, r.is_auto as auto,
      r.distribute_mode as mode, r.handle_dept_id as dept, r.handle_user_ids as users, r.member_post as post
     from event_eventcategory c
     left join event_eventdistribute r on r.category_id = c.id and r.is_deleted = 0 and r.is_enabled = 1
       and r.tenant_id = c.tenant_id
       and (r.gridding_id is null or r.gridding_id = $3::bigint)
       and (coalesce(r.event_level, '') = '' or ',' || r.event_level || ',' like '%,' || $4::text || ',%')
     where c.id = $1 and c.tenant_id = $2
     order by r.gridding_id is null, coalesce(r.event_level, '') = '', r.priority desc nulls last limit 1`,
    [categoryId, tenantId, griddingId, eventLevel ?? ''],
  );
  const [rule] = rows;
  const general = { ruleName: rule?.name ?? '', handleHours: rule?.hours ?? 72, isAuto: rule?.auto === 1 };
  if (rule?.mode === '1') return { ...general, deptId: rule.dept, userId: null };
  if (rule?.mode === '2') return { ...general, deptId: rule.dept, userId: (rule.users ?? '').split(',')[0] || null };
  if (rule?.mode === '3') return { ...general, deptId: null, userId: await holderOf(sql, griddingId, rule.post) };
  return { ...general, isAuto: false, deptId: null, userId: null };
}

/** The user who holds a post of a grid now. */
async function holderOf(sql: Sql, griddingId: string | null, post: string | null): Promise<string | null> {
  const { rows } = await sql.query<{ id: string | null }>(
    `select m.user_id as id
      from grid_gridmemberintermediate i
      join grid_gridmember m on m.id = i.grid_member_id and m.is_deleted = 0
     where i.gridding_id = $1 and i.member_post = $2 and i.is_current = 1 and i.is_deleted = 0
     order by i.is_main desc, i.id limit 1`,
    [griddingId, post],
  );
  return rows[0]?.id ?? null;
}
