import { type Mandate, mandateRoles, mandates } from '@lattice/api/resources/blade-system/separation';
import { administrativeCodes, codesOfMandate } from '../../access/mandates.ts';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { activeAccountSql } from '../../session/accountLock.ts';
import { say } from '../../words/say.ts';

const ALIASES = mandates.map((one) => mandateRoles[one]);

/** A role that carries a mandate, and the accounts that have it. */
export interface HeldMandate {
  mandate: Mandate;
  roleId: string;
  roleName: string;
  /** Accounts that can sign in, with their names. */
  people: string[];
  /** Ids of all accounts that have it. */
  userIds: string[];
}

/** The roles of the three mandates with who has them, as stored. */
export async function readMandates(sql: Sql, tenantId: string): Promise<HeldMandate[]> {
  const { rows } = await sql.query<Omit<HeldMandate, 'mandate'> & { alias: string }>(
    `select r.id::text as "roleId", r.role_alias as alias, r.role_name as "roleName",
       coalesce(array_agg(u.account || '（' || coalesce(u.name, '') || '）' order by u.id)
         filter (where ${activeAccountSql}), '{}') as people,
       coalesce(array_agg(u.id::text order by u.id) filter (where u.id is not null), '{}') as "userIds"
     from blade_system_role r
     left join blade_user u on u.tenant_id = r.tenant_id and u.is_deleted = 0
       and r.id::text = any(string_to_array(coalesce(u.role_id, ''), ','))
     where r.tenant_id = $1 and r.is_deleted = 0 and r.role_alias = any($2::text[])
     group by r.id order by array_position($2::text[], r.role_alias)`,
    [tenantId, ALIASES],
  );
  return rows.flatMap(({ alias, ...row }) =>
    mandates.flatMap((mandate) => (mandateRoles[mandate] === alias ? [{ mandate, ...row }] : [])),
  );
}

/** Whether the three administrators of a tenant are kept apart. */
export async function isSeparated(sql: Sql, tenantId: string): Promise<boolean> {
  const { rows } = await sql.query('select 1 from sys_separation where tenant_id = $1 and is_on', [tenantId]);
  return rows.length > 0;
}

/** The roles of the three mandates with who has them; null while they are not kept apart. */
export const mandatesHeld = async (sql: Sql, tenantId: string): Promise<HeldMandate[] | null> =>
  (await isSeparated(sql, tenantId)) ? readMandates(sql, tenantId) : null;

/** Names of accounts that have two of the three mandates. */
export function holdersOfTwo(held: readonly HeldMandate[]): string[] {
  const ids = held.flatMap(({ userIds }) => userIds);
  return [...new Set(ids.filter((id, n) => ids.indexOf(id) !== n))];
}

const rolesIn = (held: readonly HeldMandate[]) => held.map(({ mandate, roleId }) => `${mandate} ${roleId}`).join(',');

/** Refuses a change after which the three administrators would not be apart any more. */
export async function refuseBrokenMandates(sql: Sql, tenantId: string, before: readonly HeldMandate[]): Promise<void> {
  const after = await readMandates(sql, tenantId);
  if (rolesIn(after) !== rolesIn(before)) throw new Refusal(400, say`三员分立期间，三员的角色不能更换别名或删除`);
  if (holdersOfTwo(after).length > 0) throw new Refusal(400, say`三员分立期间，一个人不能兼任三员中的两个`);
  const empty = after.find(({ people }) => people.length === 0);
  if (empty !== undefined) throw new Refusal(400, say`三员分立期间，“${empty.roleName}”至少要有一个可以登录的人`);
}

/** Refuses to change how somebody else who is one of the three signs in: whoever does so could act in their place. */
export async function refuseMandateHolders(sql: Sql, context: Context, ids: readonly string[]): Promise<void> {
  const person = personOf(context);
  const held = person.mandate === undefined ? null : await mandatesHeld(sql, person.tenantId);
  const holders = new Set(held?.flatMap(({ userIds }) => userIds));
  if (ids.some((id) => id !== person.userId && holders.has(id)))
    throw new Refusal(
      400,
      say`三员分立期间，三员的登录方式只能由本人修改；换人请由系统管理员新建账号、安全管理员授予角色`,
    );
}

/**
 * Refuses roles with rights of the administration that they may not have while the three administrators are kept apart:
 * each of the three roles has those of its own mandate alone, all others have none.
 */
export async function refuseMixedRoles(sql: Sql, context: Context, roleIds: readonly string[]): Promise<void> {
  const { mandate: own, tenantId } = personOf(context);
  if (own === undefined) return;
  const { rows } = await sql.query<{ id: string; name: string; codes: string[] }>(
    `select r.id::text as id, r.role_name as name, array_agg(m.code) as codes
      from blade_system_role r
      join sys_role_menu g on g.role_id = r.id
      join blade_system_menu m on m.id = g.menu_id and m.is_deleted = 0
     where r.id = any($1::bigint[]) group by r.id`,
    [roleIds],
  );
  const administrative = new Set(administrativeCodes(context.resources));
  const held = await readMandates(sql, tenantId);
  for (const { id, name, codes } of rows) {
    const mandate = held.find(({ roleId }) => roleId === id)?.mandate;
    const allowed = new Set(mandate === undefined ? [] : codesOfMandate(mandate, context.resources));
    if (codes.some((code) => administrative.has(code) && !allowed.has(code)))
      throw new Refusal(
        400,
        mandate === undefined
          ? say`三员分立期间，管理权限只属于三员，“${name}”不能有，请减少勾选`
          : say`三员分立期间，“${name}”只能有自己的管理权限，请减少勾选`,
      );
  }
}
