import { actionNames } from '@lattice/api/actionNames';
import { permissionCode } from '@lattice/api/resource';
import { mandates } from '@lattice/api/resources/blade-system/separation';
import { role } from '@lattice/api/resources/blade-system/role';
import { user } from '@lattice/api/resources/blade-user';
import type { ButtonSight } from '@lattice/api/rowSight';
import { personOf } from '../../access/guard.ts';
import { closedCodes } from '../../access/mandates.ts';
import type { Context } from '../../call/Context.ts';
import { idIn, requiredTextIn } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';
import { mandatesHeld } from '../separation/keepMandates.ts';
import { type RoleHolding, rolesHolding } from './rolesHolding.ts';
import { subjectOf } from './subjectOf.ts';

/**
 * Tells whether a permission of a role is in force: while the three administrators are kept apart, each of their roles
 * has those of its own mandate alone, and the others have none of theirs.
 */
async function forceOf(
  { db, resources }: Context,
  tenantId: string,
): Promise<(role: Pick<RoleHolding, 'id'>, code: string) => boolean> {
  const held = await mandatesHeld(db, tenantId);
  if (held === null) return () => true;
  const closed = new Map(
    [...mandates, 'none' as const].map((mandate) => [mandate, new Set(closedCodes({ mandate }, resources))] as const),
  );
  const mandateOf = new Map(held.map(({ roleId, mandate }) => [roleId, mandate]));
  return ({ id }, code) => closed.get(mandateOf.get(id) ?? 'none')?.has(code) !== true;
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
  const isInForce = await forceOf(context, tenantId);
  const holds = (one: RoleHolding, code: string) =>
    (one.isAdministrator || one.codes.includes(code)) && isInForce(one, code);
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
