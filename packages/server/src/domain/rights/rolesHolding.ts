import type { Context } from '../../call/Context.ts';
import { activeAccountSql } from '../../session/accountLock.ts';

/** A role, what it holds of some permissions, and who has it. */
export interface RoleHolding {
  id: string;
  roleName: string;
  isAdministrator: boolean;
  codes: string[];
  count: number;
  names: string[] | null;
}

/** Names told of the people of a role. */
const MOST_NAMES = 3;

/** The roles of the tenant with what they hold of some permissions, and who has them. */
export async function rolesHolding(
  { db }: Context,
  tenantId: string,
  codes: readonly string[],
): Promise<RoleHolding[]> {
  const { rows } = await db.query<RoleHolding>(
    `select r.id::text as id, r.role_name as "roleName", r.role_alias = 'administrator' as "isAdministrator",
       array(select distinct m.code from blade_system_menu m join sys_role_menu g on g.menu_id = m.id
         where g.role_id = r.id and m.is_deleted = 0 and m.code = any($2::text[])) as codes,
       count(u.id)::int as count,
       (array_agg(u.name order by u.id) filter (where u.id is not null))[1:${MOST_NAMES}] as names
     from blade_system_role r
     left join blade_user u on u.tenant_id = r.tenant_id and u.is_deleted = 0 and ${activeAccountSql}
       and r.id::text = any(string_to_array(coalesce(u.role_id, ''), ','))
     where r.tenant_id = $1 and r.is_deleted = 0
     group by r.id
     order by r.sort, r.id`,
    [tenantId, codes],
  );
  return rows;
}
