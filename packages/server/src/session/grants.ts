import type { Sql } from '../db/Database.ts';

/** What roles allow. */
export interface Grants {
  roleIds: readonly string[];
  /** Aliases of the roles, in their order. */
  roles: readonly string[];
  /** Permission codes of the menus and buttons granted to the roles; all of them for an administrator. */
  permissions: ReadonlySet<string>;
}

const LIFE = 1000;
const MOST = 1000;
const known = new WeakMap<Sql, Map<string, { until: number; grants: Promise<Grants> }>>();

async function read(sql: Sql, tenantId: string, roleIds: readonly string[]): Promise<Grants> {
  const { rows } = await sql.query<{ ids: string[]; roles: string[]; codes: string[] }>(
    `with held as (select id, role_alias, sort from blade_system_role where tenant_id = $1 and is_deleted = 0 and id::text = any($2::text[])),
     granted as (
       select m.code from blade_system_menu m where m.is_deleted = 0 and (exists (select 1 from held where role_alias = 'administrator')
         or m.id in (select g.menu_id from sys_role_menu g join held on held.id = g.role_id)))
     select array(select id::text from held order by sort, id) as ids, array(select role_alias from held order by sort, id) as roles, array(select distinct code from granted) as codes`,
    [tenantId, roleIds],
  );
  const [row] = rows;
  return { roleIds: row?.ids ?? [], roles: row?.roles ?? [], permissions: new Set(row?.codes ?? []) };
}

/** What a person's roles (ids joined by commas) allow, at most a second old. */
export function grantsOf(sql: Sql, tenantId: string, roleIds: string, now: Date): Promise<Grants> {
  const cache = known.get(sql) ?? new Map<string, { until: number; grants: Promise<Grants> }>();
  known.set(sql, cache);
  const key = `${tenantId} ${roleIds}`;
  const hit = cache.get(key);
  if (hit !== undefined && now.getTime() < hit.until && now.getTime() >= hit.until - LIFE) return hit.grants;
  if (cache.size >= MOST) cache.clear();
  const grants = read(sql, tenantId, roleIds.split(',').filter((id) => id !== ''));
  cache.set(key, { until: now.getTime() + LIFE, grants });
  grants.catch(() => cache.delete(key));
  return grants;
}

/** Forgets what was read of grants, so that the next call reads them anew. */
export const forgetGrants = (sql: Sql): void => void known.delete(sql);
