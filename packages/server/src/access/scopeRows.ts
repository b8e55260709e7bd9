import type { Resource } from '@lattice/api/resource';
import type { Context } from '../call/Context.ts';
import type { Sql } from '../db/Database.ts';
import { Refusal } from '../errors/Refusal.ts';
import { say } from '../words/say.ts';
import { ScopeFault } from './grammar.ts';

/** Text that a body says of a field, or that is stored of it. */
export const fieldText = (
  input: Readonly<Record<string, unknown>>,
  stored: Readonly<Record<string, unknown>> | undefined,
  name: string,
): string => String(input[name] ?? stored?.[name] ?? '');

/** The registers at which an entry of the side bar leads: its own, or those of the entries below it. */
export async function registersBelow(
  sql: Sql,
  menuId: string,
  resources: ReadonlyMap<string, Resource>,
): Promise<Resource[]> {
  const { rows } = await sql.query<{ path: string }>(
    `with recursive b as (select id, path from blade_system_menu where id::text = $1 and is_deleted = 0
        union select m.id, m.path from blade_system_menu m join b on m.parent_id = b.id
      where m.category = '1' and m.is_deleted = 0)
     select coalesce(path, '') as path from b`,
    [menuId],
  );
  return rows.flatMap(({ path }) => resources.get(path.replace(/^\//, '')) ?? []);
}

/** Runs a check, and refuses a scope that does not fit on its field, with the place. */
export function refuseFaults(field: string, check: () => void): void {
  try {
    check();
  } catch (error) {
    if (!(error instanceof ScopeFault)) throw error;
    throw new Refusal(
      400,
      field === 'scopeValue' ? say`规则值第${error.at}个字处不正确：${error.words}` : error.words,
      [{ field, rule: 'grammar', params: { at: error.at, why: error.words } }],
    );
  }
}

/** Some of the roles that hold scopes, by name. */
export async function scopeHolders(
  { db }: Pick<Context, 'db'>,
  category: 'data' | 'api',
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select distinct r.role_name as name
      from sys_role_scope g
      join blade_system_role r on r.id = g.role_id and r.is_deleted = 0
      where g.category = $1 and g.scope_id = any($2::bigint[]) limit 5`,
    [category, ids],
  );
  return rows.map(({ name }) => name);
}

/** Refuses to remove scopes that roles hold: without them the roles would see or call more, or less, than before. */
export async function refuseGranted(
  context: Pick<Context, 'db'>,
  category: 'data' | 'api',
  ids: readonly string[],
): Promise<void> {
  const names = await scopeHolders(context, category, ids);
  if (names.length > 0)
    throw new Refusal(400, say`不能删除：仍授予角色${names.map((name) => `“${name}”`)}，请先在角色的权限设置中取消`);
}
