import type { Resource } from '@lattice/api/resource';
import { mandateRoles, mandates } from '@lattice/api/resources/blade-system/separation';
import { codesOfMandate } from '../access/mandates.ts';
import { roleGrants } from '../access/roleGrants.ts';
import { codesOf, rightsOf, seesAllRows } from '../access/rightsOf.ts';
import { registerCode } from '../access/scopes.ts';
import { defaultScope } from '../access/defaultScope.ts';
import type { Sql } from '../db/Database.ts';
import { hasTable } from '../table/table.ts';
import { TENANT } from './tenantNumber.ts';
import { faces, memberFaces } from '../town/people/faces.ts';

/** A role of the catalogue in the demo town, and the account that shows what it sees. */
export interface CatalogueRole {
  alias: string;
  role: string;
  roleId: string;
  account: string;
  userId: string;
}

/** The catalogue's roles that have an account of their own name; none before the demo town is filled. */
export async function catalogueRoles(sql: Sql): Promise<CatalogueRole[]> {
  const accounts = [...faces.map(({ account }) => account), ...memberFaces];
  const { rows } = await sql.query<CatalogueRole>(
    `select r.role_alias as alias, r.role_name as role, r.id::text as "roleId", u.account, u.id::text as "userId"
      from blade_user u
      join blade_system_role r on r.role_alias = u.account and r.tenant_id = u.tenant_id and r.is_deleted = 0
     where u.tenant_id = $1 and u.account = any($2::text[]) and u.is_deleted = 0 order by r.sort, r.id`,
    [TENANT, accounts],
  );
  return rows;
}

/** A role of the catalogue as it is stored. */
export interface StoredRole {
  alias: string;
  roleId: string;
}

/** The roles of the catalogue and of the three administrators in the demo town, with an account or without. */
export async function storedRoles(sql: Sql): Promise<StoredRole[]> {
  const { rows } = await sql.query<StoredRole>(
    `select role_alias as alias, id::text as "roleId"
      from blade_system_role
      where tenant_id = $1 and role_alias = any($2::text[]) and is_deleted = 0
      order by sort, id`,
    [TENANT, [...Object.keys(roleGrants), ...Object.values(mandateRoles)]],
  );
  return rows;
}

const registers = (resources: ReadonlyMap<string, Resource>) =>
  [...resources.values()].filter((resource) => resource.menu !== undefined && hasTable(resource));

/** Stores the scopes of the catalogue's roles, one for each register and way of seeing it, and grants them. */
async function grantScopes(
  sql: Sql,
  roles: readonly StoredRole[],
  resources: ReadonlyMap<string, Resource>,
  nextId: () => string,
): Promise<void> {
  const ids = new Map<string, string>();
  for (const { alias, roleId } of roles) {
    const rows = roleGrants[alias]?.rows ?? 'all';
    if (rows === 'all') continue;
    for (const resource of registers(resources)) {
      if (!rightsOf(alias, resource).has('view') || seesAllRows(alias, resource)) continue;
      const code = registerCode(resource);
      const key = `data_${code}_${rows}`;
      const known = ids.get(key);
      const id = known ?? nextId();
      ids.set(key, id);
      const { scopeName, scopeType, scopeColumn, scopeValue } = defaultScope(resource, rows);
      if (known === undefined) {
        await sql.query(
          `insert into blade_system_data_scope (id, tenant_id, menu_id, scope_name, resource_code, scope_column,
              scope_type, scope_field, scope_class, scope_value)
           select $1::bigint, $2, m.id, $3, $4, $5, $6, '*', $7, nullif($8, '')
           from blade_system_menu m
           where replace(m.code, '-', '') = $9 and m.category = '1' and m.is_deleted = 0`,
          [
            id,
            TENANT,
            `${resource.label}：${scopeName}`,
            key,
            scopeColumn,
            scopeType,
            `${resource.path}.page`,
            scopeValue,
            code,
          ],
        );
      }
      await sql.query("insert into sys_role_scope (role_id, category, scope_id) values ($1, 'data', $2)", [roleId, id]);
    }
  }
}

/**
 * Grants the catalogue's roles what fits them: entries and permissions through `grant`, which knows the side bar, and
 * the rows that they see.
 */
export async function grantCatalogue(
  sql: Sql,
  {
    roles,
    resources,
    nextId,
  }: { roles: readonly StoredRole[]; resources: ReadonlyMap<string, Resource>; nextId(): string },
  grant: (roleId: string, codes: ReadonlySet<string>) => Promise<void>,
): Promise<void> {
  for (const { alias, roleId } of roles) {
    const mandate = mandates.find((one) => mandateRoles[one] === alias);
    const codes = mandate === undefined ? codesOf(alias, resources) : new Set(codesOfMandate(mandate, resources));
    await grant(roleId, codes);
  }
  await grantScopes(sql, roles, resources, nextId);
}
