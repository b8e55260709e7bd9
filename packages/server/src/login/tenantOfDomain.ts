import type { Sql } from '../db/Database.ts';

/** What a login page knows of a tenant. */
export interface TenantDomain {
  tenantId: string;
  tenantName: string;
  domain: string;
  backgroundUrl: string;
}

/** The tenant of a domain, with or without scheme, in any case; null when no tenant has it. */
export async function tenantOfDomain(sql: Sql, given: string): Promise<TenantDomain | null> {
  const domain = given
    .replace(/^https?:\/\//i, '')
    .replace(/(?<!\/)\/+$/, '')
    .toLowerCase();
  const { rows } = await sql.query<TenantDomain>(
    `select tenant_id as "tenantId", coalesce(tenant_name, '') as "tenantName", domain_url as domain,
        coalesce(background_url, '') as "backgroundUrl"
      from blade_system_tenant
     where $1 <> '' and regexp_replace(regexp_replace(lower(domain_url), '^https?://', ''), '/+$', '') = $1
     and is_deleted = 0 limit 1`,
    [domain],
  );
  return rows[0] ?? null;
}
