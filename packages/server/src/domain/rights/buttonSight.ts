import { actionNames } from '@lattice/api/actionNames';
import { permissionCode } from '@lattice/api/resource';
import { role } from '@lattice/api/resources/blade-system/role';
import { user } from '@lattice/api/resources/blade-user';
import type { ButtonSight } from '@lattice/api/rowSight';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { idIn, requiredTextIn } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { activeAccountSql } from '../../session/accountLock.ts';
import { say } from '../../words/say.ts';
import { subjectOf } from './subjectOf.ts';

interface RoleRow {
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
async function rolesHolding({ db }: Context, tenantId: string, codes: readonly string[]): Promise<RoleRow[]> {
  const { rows } = await db.query<RoleRow>(
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

/** Tells which buttons of a register a person has, by which role, and which roles can give those that are missing. */
export async function buttonSight(input: Readonly<Record<string, unknown>>, context: Context): Promise<ButtonSight> {
  const { tenantId } = personOf(context);
  const resource = context.resources.get(requiredTextIn(input, 'path', say`登记表`, 100));
  if (resource === undefined) throw new Refusal(400, say`没有这个登记表，请重新选择`);
  const subject = await subjectOf(context, idIn(input, 'userId'));
  const { rows: buttons } = await context.db.query<{ code: string; name: string }>(
    `select code, min(name) as name from blade_system_menu
     where category = '2' and is_deleted = 0 and code = any($1::text[]) group by code order by min(sort), code`,
    [Object.keys(actionNames).map((action) => permissionCode(resource, action))],
  );
  const grants = [permissionCode(user, 'grant'), permissionCode(role, 'grant')];
  const roles = await rolesHolding(context, tenantId, [...buttons.map(({ code }) => code), ...grants]);
  const holds = (one: RoleRow, code: string) => one.isAdministrator || one.codes.includes(code);
  const givers = roles.filter((one) => grants.some((code) => holds(one, code)));
  const namesOf = (some: readonly RoleRow[], code: string) =>
    some.filter((one) => holds(one, code)).map(({ roleName }) => roleName);
  return {
    buttons: buttons.map(({ code, name }) => ({
      code,
      name,
      roles: namesOf(
        roles.filter(({ id }) => subject.roleIds.includes(id)),
        code,
      ),
      givers: namesOf(givers, code),
    })),
    givers: givers.map(({ roleName, count, names }) => ({ roleName, count, names: names ?? [] })),
  };
}
