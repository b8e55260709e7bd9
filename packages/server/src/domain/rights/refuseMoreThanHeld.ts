import type { Context } from '../../call/Context.ts';
import type { Person } from '../../call/Person.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { readGrants } from '../../session/grants.ts';
import { labelMessage, say } from '../../words/say.ts';
import { isAdministrator } from '../../access/allow.ts';
import { personOf } from '../../access/guard.ts';
import { registerCode, scopesFor } from '../../access/scopes.ts';
import { isForAll } from './heldEntries.ts';

/** True for the administrators of accounts and of rights, who have none of the rights of the people they serve. */
const givesWhatOthersDo = ({ mandate }: Pick<Person, 'mandate'>): boolean =>
  mandate === 'system' || mandate === 'security';

/**
 * Refuses roles that allow more than the person who gives or changes them: permissions, calls or rows. Call it in the
 * transaction, behind what changes the roles.
 */
export async function refuseMoreThanHeld(sql: Sql, context: Context, roleIds: readonly string[]): Promise<void> {
  const person = personOf(context);
  if (isAdministrator(person) || roleIds.length === 0 || givesWhatOthersDo(person)) return;
  const given = await readGrants(sql, person.tenantId, roleIds);
  if (given.roles.includes('administrator')) throw new Refusal(400, say`无权配置超管角色!`);
  const more = [...given.permissions].filter((code) => !person.permissions.has(code) && !isForAll(code));
  // An entry of the side bar is more where it opens a register that the person may not look at.
  const { rows } = await sql.query(
    `select 1
      from blade_system_menu m
      where m.is_deleted = 0 and m.code = any($1::text[]) and (m.category = '2' or exists (
       select 1 from blade_system_menu v where v.parent_id = m.id and v.is_deleted = 0
           and v.code = replace(m.code, '-', '') || '_view' and v.code <> all($2::text[]))) limit 1`,
    [more, [...person.permissions]],
  );
  if (rows.length > 0) throw new Refusal(400, say`不能授予您自己没有的菜单权限，请减少勾选`);
  if (given.apis.some((path) => !person.apis.includes(path)))
    throw new Refusal(400, say`不能授予您自己没有的接口权限，请减少勾选`);
  for (const resource of context.resources.values()) {
    const own = scopesFor(person, resource);
    if (own === null || !given.rows.some(({ registers }) => registers.has(registerCode(resource)))) continue;
    const known = new Set(own.map((scope) => JSON.stringify(scope)));
    if (scopesFor(given, resource)?.every((scope) => known.has(JSON.stringify(scope))) !== true)
      throw new Refusal(
        400,
        say`不能授予比您自己更大的数据范围：您在“${labelMessage(resource.label)}”中只能看到部分数据，请勾选您自己的数据权限`,
      );
  }
}

/** Refuses accounts whose roles allow more than the person who would change them. */
export async function refuseHigherAccounts(sql: Sql, context: Context, ids: readonly string[]): Promise<void> {
  const { rows } = await sql.query<{ roles: string | null; name: string }>(
    `select role_id as roles, coalesce(nullif(real_name, ''), account) as name from blade_user
      where id = any($1::bigint[]) order by id`,
    [ids],
  );
  for (const { roles, name } of rows)
    try {
      await refuseMoreThanHeld(
        sql,
        context,
        (roles ?? '').split(',').filter((id) => /^\d+$/.test(id)),
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new Refusal(400, say`${name}的账号有您没有的权限，不能由您办理，请联系权限更高的管理员`);
    }
}
