import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { personOf } from '../../access/guard.ts';
import { activeAccountSql } from '../../session/accountLock.ts';
import type { EventState } from './EventState.ts';

/** What the rules of dispatch say of an event: how long it may take, and who gets it. */
export interface DispatchRule {
  ruleId: string;
  ruleName: string;
  acceptHours: number;
  handleHours: number;
  isAuto: boolean;
  deptId: string | null;
  userId: string | null;
  /** People among whom the rule chose, in its order. */
  candidateIds: readonly string[];
  /** Departments that get a copy. */
  ccDeptIds: readonly string[];
  /** Whoever gets the event is told by a short message. */
  isSms: boolean;
}

/** A grid or a category and those above it, each with how far it lies above. */
const upwards = (name: string, table: string, parameter: string): string =>
  `${name} as (select t.id, t.parent_id, 0 as distance from ${table} t where t.id = ${parameter}::bigint
     union all select p.id, p.parent_id, ${name}.distance + 1 from ${table} p join ${name} on p.id = ${name}.parent_id
     where p.is_deleted = 0 and ${name}.distance < 20)`;

const idsOf = (text: string | null | undefined): string[] => (text ?? '').split(',').filter((id) => id !== '');

/** Of some people the one who can sign in and has the fewest events to handle, the first of equals. */
async function leastBusy(sql: Pick<Sql, 'query'>, ids: readonly string[], tenantId: string): Promise<string | null> {
  const { rows } = await sql.query<{ id: string }>(
    `select u.id::text as id from unnest($1::bigint[]) with ordinality as c (id, place)
      join blade_user u on u.id = c.id and u.tenant_id = $2 and u.is_deleted = 0 and ${activeAccountSql}
      order by (select count(*) from event_event e
        where e.handle_user_id = u.id and e.event_status in ('2', '3') and e.is_deleted = 0), c.place limit 1`,
    [ids, tenantId],
  );
  return rows[0]?.id ?? null;
}

/** Hours of an event for which neither rule nor category says any. */
const USUAL = { accept: 4, handle: 72 };

/**
 * The rule of an event: that of its category before one of a category above, that of its grid before one of a grid
 * above or a general one, that of its level before one for all, the higher priority first. The hours are the rule's,
 * else the category's.
 */
export async function ruleOf(
  sql: Pick<Sql, 'query'>,
  { categoryId, griddingId, eventLevel }: Pick<EventState, 'categoryId' | 'griddingId' | 'eventLevel'>,
  context: Context,
): Promise<DispatchRule> {
  const { tenantId } = personOf(context);
  const { rows } = await sql.query<{
    id: string | null;
    name: string | null;
    accept: number | null;
    hours: number | null;
    auto: number | null;
    mode: string | null;
    dept: string | null;
    users: string | null;
    post: string | null;
    copies: string | null;
    sms: number | null;
  }>(
    `with recursive ${upwards('k', 'event_eventcategory', '$1')}, ${upwards('g', 'grid_grid', '$3')}
     select r.id::text as id, r.rule_name as name, coalesce(r.accept_hours, c.accept_hours) as accept,
      coalesce(r.handle_hours, c.handle_hours) as hours, r.is_auto as auto,
      r.distribute_mode as mode, r.handle_dept_id as dept, r.handle_user_ids as users, r.member_post as post,
      r.cc_dept_ids as copies, r.sms_notify as sms
     from event_eventcategory c
     left join (select e.*, k.distance as category_distance, g.distance as grid_distance
       from event_eventdistribute e join k on k.id = e.category_id left join g on g.id = e.gridding_id
       where e.is_deleted = 0 and e.is_enabled = 1 and (e.gridding_id is null or g.id is not null)
         and (coalesce(e.event_level, '') = '' or ',' || e.event_level || ',' like '%,' || $4::text || ',%')) r
       on r.tenant_id = c.tenant_id
     where c.id = $1 and c.tenant_id = $2
     order by r.category_distance, r.grid_distance nulls last, coalesce(r.event_level, '') = '',
       r.priority desc nulls last, r.id limit 1`,
    [categoryId, tenantId, griddingId, eventLevel ?? ''],
  );
  const [rule] = rows;
  const general = {
    ruleId: rule?.id ?? '',
    ruleName: rule?.name ?? '',
    acceptHours: rule?.accept ?? USUAL.accept,
    handleHours: rule?.hours ?? USUAL.handle,
    isAuto: rule?.auto === 1,
    candidateIds: [],
    ccDeptIds: idsOf(rule?.copies),
    isSms: rule?.sms === 1,
  };
  if (rule?.mode === '1') return { ...general, deptId: rule.dept, userId: null };
  if (rule?.mode === '2') {
    const candidateIds = idsOf(rule.users);
    return { ...general, candidateIds, deptId: rule.dept, userId: await leastBusy(sql, candidateIds, tenantId) };
  }
  if (rule?.mode === '3') return { ...general, deptId: null, userId: await holderOf(sql, griddingId, rule.post) };
  return { ...general, isAuto: false, deptId: null, userId: null };
}

/** The user who holds a post of a grid now. */
async function holderOf(
  sql: Pick<Sql, 'query'>,
  griddingId: string | null,
  post: string | null,
): Promise<string | null> {
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
