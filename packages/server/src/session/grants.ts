import { mandateRoles, mandates } from '@lattice/api/resources/blade-system/separation';
import type { Person } from '../call/Person.ts';
import type { RoleScopes, RowScope } from '../call/RoleScopes.ts';
import type { Sql } from '../db/Database.ts';

/** What roles allow. */
export interface Grants {
  roleIds: readonly string[];
  /** Aliases of the roles, in their order. */
  roles: readonly string[];
  /** Permission codes of the menus and buttons granted to the roles; all of them for an administrator. */
  permissions: ReadonlySet<string>;
  /** What each of the roles sees. */
  rows: readonly RoleScopes[];
  /** Addresses that the roles may call beside what their permissions open, such as `/api/source/roadinfo/*`. */
  apis: readonly string[];
  /** The charge that the roles carry while the three administrators are kept apart. */
  mandate?: NonNullable<Person['mandate']>;
}

interface Granted {
  id: string;
  alias: string;
  codes: string[];
  apis: string[];
}

interface Scoped extends RowScope {
  role: string;
  code: string;
}

const LIFE = 1000;
const MAX_CACHED = 1000;
const known = new WeakMap<Sql, Map<string, { until: number; grants: Promise<Grants> }>>();

const granted = (sql: Sql, tenantId: string, roleIds: readonly string[]) =>
  sql.query<Granted>(
    `select r.id::text as id, r.role_alias as alias,
       array(select distinct m.code from blade_system_menu m
         where m.is_deleted = 0 and (r.role_alias = 'administrator' or m.id in (select g.menu_id from sys_role_menu g
           where g.role_id = r.id))) as codes,
       array(select distinct s.scope_path from blade_system_api_scope s join sys_role_scope g on g.scope_id = s.id
         and g.category = 'api' and g.role_id = r.id where s.tenant_id = $1 and s.is_deleted = 0) as apis
     from blade_system_role r
     where r.tenant_id = $1 and r.is_deleted = 0 and r.id::text = any($2::text[])
     order by r.sort, r.id`,
    [tenantId, roleIds],
  );

/** The scopes of roles by register: those of its own entry of the side bar, else of the nearest entry above it. */
const scoped = (sql: Sql, tenantId: string, roleIds: readonly string[]) =>
  sql.query<Scoped>(
    `with recursive reach as (
       select g.role_id as role, s.id as scope, s.menu_id as entry, 0 as depth
       from sys_role_scope g
       join blade_system_data_scope s on s.id = g.scope_id and s.tenant_id = $1 and s.is_deleted = 0
         where g.category = 'data' and g.role_id::text = any($2::text[])
       union all
       select r.role, r.scope, m.id, r.depth + 1
       from reach r
       join blade_system_menu m on m.parent_id = r.entry and m.category = '1' and m.is_deleted = 0
       where r.depth < 10),
     nearest as (select *, min(depth) over (partition by role, entry) as least from reach)
     select n.role::text as role, replace(m.code, '-', '') as code, coalesce(s.scope_type, '') as "scopeType",
     coalesce(s.scope_column, '') as "scopeColumn", coalesce(s.scope_value, '') as "scopeValue"
     from nearest n
     join blade_system_menu m on m.id = n.entry
     join blade_system_data_scope s on s.id = n.scope
     where n.depth = n.least
     order by s.id`,
    [tenantId, roleIds],
  );

/** The charge that roles carry: none for roles of two, so that nobody has both; undefined while it is off. */
async function mandateOf(sql: Sql, tenantId: string, aliases: readonly string[]): Promise<Pick<Grants, 'mandate'>> {
  const { rows } = await sql.query('select 1 from sys_separation where tenant_id = $1 and is_on', [tenantId]);
  if (rows.length === 0) return {};
  const held = mandates.filter((one) => aliases.includes(mandateRoles[one]));
  return { mandate: held.length === 1 && held[0] !== undefined ? held[0] : 'none' };
}

/** The register that a code is of: `roadinfo` of `roadinfo` and of `roadinfo_add`. */
const registerOf = (code: string) => code.replace(/_.*/s, '').replaceAll('-', '');

/** What roles allow, as it is stored now. */
export async function readGrants(sql: Sql, tenantId: string, roleIds: readonly string[]): Promise<Grants> {
  const { rows: roles } = await granted(sql, tenantId, roleIds);
  const { rows: found } = await scoped(
    sql,
    tenantId,
    roles.map(({ id }) => id),
  );
  const rows = roles.map(({ id, codes }): RoleScopes => {
    const scopes = new Map<string, RowScope[]>();
    for (const { role, code, ...scope } of found)
      if (role === id) scopes.set(code, [...(scopes.get(code) ?? []), scope]);
    return { registers: new Set(codes.map(registerOf)), scopes };
  });
  return {
    roleIds: roles.map(({ id }) => id),
    roles: roles.map(({ alias }) => alias),
    permissions: new Set(roles.flatMap(({ codes }) => codes)),
    rows,
    apis: [...new Set(roles.flatMap(({ apis }) => apis))],
    ...(await mandateOf(
      sql,
      tenantId,
      roles.map(({ alias }) => alias),
    )),
  };
}

/** What a person's roles (ids joined by commas) allow, at most a second old. */
export function grantsOf(sql: Sql, tenantId: string, roleIds: string, now: Date): Promise<Grants> {
  const cache = known.get(sql) ?? new Map<string, { until: number; grants: Promise<Grants> }>();
  known.set(sql, cache);
  const key = `${tenantId} ${roleIds}`;
  const hit = cache.get(key);
  if (hit !== undefined && now.getTime() < hit.until && now.getTime() >= hit.until - LIFE) return hit.grants;
  if (cache.size >= MAX_CACHED) cache.clear();
  const grants = readGrants(
    sql,
    tenantId,
    roleIds.split(',').filter((id) => id !== ''),
  );
  cache.set(key, { until: now.getTime() + LIFE, grants });
  grants.catch(() => cache.delete(key));
  return grants;
}

/** Forgets what was read of grants, so that the next call reads them again. */
export const forgetGrants = (sql: Sql): void => void known.delete(sql);
