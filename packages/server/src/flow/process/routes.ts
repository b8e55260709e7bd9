import type { FlowForm } from '@lattice/api/resources/blade-flow/process';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say, labelMessage } from '../../words/say.ts';

const BY_ROUTE = `wf_definition d
    join blade_system_dict c on c.code = 'flow' and 'flow_' || c.dict_key = d.category and c.is_deleted = 0`;

/**
 * What the page that starts a version of a process says of it: the route is the remark of its category in the
 * dictionary `flow`, '' for none. Undefined for a version of others or none.
 */
export async function factsOf(
  sql: Sql,
  definitionId: string,
  tenantId: string,
): Promise<Omit<FlowForm, 'path'> | undefined> {
  const { rows } = await sql.query<Omit<FlowForm, 'path'>>(
    `select coalesce(c.remark, '') as route, d.name, coalesce(c.dict_value, '') as "categoryName",
        d.suspended as "isSuspended"
      from wf_definition d
     left join blade_system_dict c on c.code = 'flow' and 'flow_' || c.dict_key = d.category and c.is_deleted = 0
     where d.id = $1 and d.tenant_id in ('', $2)
     order by c.id limit 1`,
    [definitionId, tenantId],
  );
  return rows[0];
}

/** The route of the pages of the processes of a category, '' for none. */
export async function routeOfCategory(sql: Sql, category: string): Promise<string> {
  const { rows } = await sql.query<{ route: string }>(
    `select coalesce(c.remark, '') as route
      from blade_system_dict c
      where c.code = 'flow' and 'flow_' || c.dict_key = $1 and c.is_deleted = 0
      order by c.id limit 1`,
    [category],
  );
  return rows[0]?.route ?? '';
}

/**
 * Refuses processes of a category that leads to another form: who asks may not choose one that decides otherwise.
 * Unknown ones are refused when they are to start.
 */
export async function refuseOtherRoute(sql: Sql, definitionId: string, route: string, label: string): Promise<void> {
  const { rows } = await sql.query<{ route: string }>(
    `select coalesce(c.remark, '') as route
      from wf_definition d
      left join blade_system_dict c on c.code = 'flow' and 'flow_' || c.dict_key = d.category and c.is_deleted = 0
      where d.id = $1 limit 1`,
    [definitionId],
  );
  if (rows[0] !== undefined && rows[0].route !== route)
    throw new Refusal(400, say`所选的流程不是“${labelMessage(label)}”的流程，请从流程列表重新发起`);
}

/**
 * The newest version that may be started of the processes of a route, those of the tenant before those of everybody;
 * null for none.
 */
export async function newestOf(sql: Sql, route: string, tenantId: string): Promise<string | null> {
  const { rows } = await sql.query<{ id: string }>(
    `select d.id::text as id from ${BY_ROUTE} where c.remark = $1 and d.tenant_id in ('', $2) and not d.suspended
       and not exists (select 1 from wf_definition n where n.tenant_id = d.tenant_id and n.key = d.key
           and n.version > d.version)
       order by d.tenant_id desc, d.id desc limit 1`,
    [route, tenantId],
  );
  return rows[0]?.id ?? null;
}
