import { type SeparationState, mandateRoles, mandates } from '@lattice/api/resources/blade-system/separation';
import { permissionCode } from '@lattice/api/resource';
import { separation } from '@lattice/api/resources/blade-system/separation';
import { isAdministrator } from '../../access/allow.ts';
import { personOf } from '../../access/guard.ts';
import { administrativeCodes } from '../../access/mandates.ts';
import type { Context } from '../../call/Context.ts';
import type { Person } from '../../call/Person.ts';
import type { Sql } from '../../db/Database.ts';
import { localize } from '../../words/localize.ts';
import { type MessageDescriptor, say } from '../../words/say.ts';
import { type HeldMandate, holdersOfTwo, readMandates } from './keepMandates.ts';
import { type SeparationRow, readSeparation } from './lockSeparation.ts';
import { mandateNames } from './mandateNames.ts';

/** Why the three administrators cannot be kept apart yet. */
export function obstaclesOf(held: readonly HeldMandate[]): MessageDescriptor[] {
  const missing = mandates.filter((one) => held.every(({ mandate }) => mandate !== one));
  return [
    ...missing.map((one) => say`还没有“${mandateNames[one]}”角色`),
    ...held.filter(({ people }) => people.length === 0).map(({ roleName }) => say`“${roleName}”还没有授予可以登录的人`),
    ...(holdersOfTwo(held).length > 0 ? [say`有人同时是三员中的两个，请改授其中一个`] : []),
  ];
}

/** Names of roles beside the three that hold rights of the administration. */
async function boundRoles(sql: Sql, tenantId: string, { resources }: Context): Promise<string[]> {
  const { rows } = await sql.query<{ name: string }>(
    `select r.role_name as name from blade_system_role r
      where r.tenant_id = $1 and r.is_deleted = 0 and r.role_alias <> all($2::text[])
        and (r.role_alias = 'administrator' or exists (select 1 from sys_role_menu g
          join blade_system_menu m on m.id = g.menu_id and m.is_deleted = 0
          where g.role_id = r.id and m.code = any($3::text[])))
      order by r.sort, r.id`,
    [tenantId, Object.values(mandateRoles), administrativeCodes(resources)],
  );
  return rows.map(({ name }) => name);
}

/**
 * Whether a person may ask for a switch, or confirm one: by the role alone, also where the person may do everything.
 */
export const isOf = ({ roles }: Pick<Person, 'roles'>, mandate: 'system' | 'security'): boolean =>
  roles.includes(mandateRoles[mandate]);

function openSteps(
  person: Person,
  { isOn, wanted, askedBy }: SeparationRow,
  held: readonly HeldMandate[],
): SeparationState['may'] {
  const holds = (action: string) =>
    isAdministrator(person) || person.permissions.has(permissionCode(separation, action));
  const isReady = isOn || obstaclesOf(held).length === 0;
  return [
    ...(!isOn && held.length < mandates.length && holds('prepare') ? ['prepare' as const] : []),
    ...(wanted === null && isReady && isOf(person, 'system') && holds('ask') ? ['ask' as const] : []),
    ...(wanted !== null && isOf(person, 'system') && holds('ask') ? ['withdraw' as const] : []),
    ...(wanted !== null && askedBy !== person.userId && isOf(person, 'security') && holds('decide')
      ? ['decide' as const]
      : []),
  ];
}

async function requestOf(sql: Sql, { wanted, askedBy, asked }: SeparationRow): Promise<SeparationState['request']> {
  if (wanted === null) return null;
  const { rows } = await sql.query<{ name: string }>(
    `select account || '（' || coalesce(name, '') || '）' as name from blade_user where id = $1`,
    [askedBy],
  );
  return { isOn: wanted, by: rows[0]?.name ?? '', time: asked };
}

/** How far the three administrators are kept apart, and what the person may do about it. */
export async function separationState(_: unknown, context: Context): Promise<SeparationState> {
  const [person, { db, language }] = [personOf(context), context];
  const { tenantId, mandate = '' } = person;
  const row = await readSeparation(db, tenantId);
  const held = await readMandates(db, tenantId);
  return {
    isOn: row.isOn,
    since: row.since,
    request: await requestOf(db, row),
    roles: mandates.map((one) => {
      const role = held.find(({ mandate: of }) => of === one);
      return {
        mandate: one,
        roleId: role?.roleId ?? '',
        roleName: role?.roleName ?? '',
        people: role?.people ?? [],
      };
    }),
    obstacles: row.isOn ? [] : obstaclesOf(held).map((one) => localize(one, language)),
    bound: await boundRoles(db, tenantId, context),
    mandate,
    may: openSteps(person, row, held),
  };
}
