import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { filteredPeople } from './filteredPeople.ts';
import { activeAccountSql } from '../../session/accountLock.ts';

/** Registers whose rows name receivers. */
type Addressed = 'cms_messagemain' | 'blade_desk_notice' | 'blade_report_figures';

/**
 * The people whom a stored message, notice or report names: by themselves (1), departments (2), roles (3) or grids (4),
 * those below included, everybody (5), or by filters that are kept (6).
 */
export async function receiversOf(
  sql: Sql,
  messageId: string,
  context: Context,
  among: Addressed = 'cms_messagemain',
): Promise<{ id: string; phone: string }[]> {
  const { rows } = await sql.query<{ id: string; phone: string }>(
    `with recursive m as (select coalesce(receiver_type, '5') as kind, case
        when jsonb_typeof(receiver_ids) = 'array' then array(select jsonb_array_elements_text(receiver_ids))
      else '{}'::text[] end as ids from ${among} where id = $1),
       d as (select x.id from blade_system_dept x, m where m.kind = '2' and x.id::text = any(m.ids) union select n.id
         from blade_system_dept n join d on n.parent_id = d.id where n.is_deleted = 0),
       g as (select x.id from grid_grid x, m where m.kind = '4' and x.id::text = any(m.ids) union select n.id
         from grid_grid n join g on n.parent_id = g.id where n.is_deleted = 0)
     select u.id, coalesce(u.phone, '') as phone
     from blade_user u, m
     where u.tenant_id = $2 and u.is_deleted = 0 and ${activeAccountSql} and (
       (m.kind = '1' and u.id::text = any(m.ids)) or m.kind = '5'
       or (m.kind = '2' and string_to_array(coalesce(u.dept_id, ''), ',') && array(select id::text from d))
       or (m.kind = '3' and string_to_array(coalesce(u.role_id, ''), ',') && m.ids)
       or (m.kind = '4' and exists (select 1 from grid_gridmember k
             where k.user_id = u.id and k.gridding_id in (select id from g) and k.is_deleted = 0))
       or (m.kind = '6' and u.id in (select p.id
             from cms_messagefilter f
             cross join lateral (${filteredPeople('f')}) p
             where f.id::text = any(m.ids) and f.tenant_id = $2 and f.is_deleted = 0)))
       order by u.id`,
    [messageId, personOf(context).tenantId],
  );
  return rows;
}
