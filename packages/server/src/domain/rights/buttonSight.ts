import { actionNames } from '@lattice/api/actionNames';
import { permissionCode } from '@lattice/api/resource';
import { role } from '@lattice/api/resources/blade-system/role';
import { user } from '@lattice/api/resources/blade-user';
import type { ButtonSight } from '@lattice/api/rowSight';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { idIn, requiredTextIn } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';
import { type RoleHolding, rolesHolding } from './rolesHolding.ts';
import { subjectOf } from './subjectOf.ts';

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
  const holds = (one: RoleHolding, code: string) => one.isAdministrator || one.codes.includes(code);
  const givers = roles.filter((one) => grants.some((code) => holds(one, code)));
  const namesOf = (some: readonly RoleHolding[], code: string) =>
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
