import { type Mandate, mandateRoles, mandates, separation } from '@lattice/api/resources/blade-system/separation';
import type { Resource } from '@lattice/api/resource';
import { personOf } from '../../access/guard.ts';
import { codesOfMandate } from '../../access/mandates.ts';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { forgetGrants } from '../../session/grants.ts';
import { audit } from '../../table/audit.ts';
import { localize } from '../../words/localize.ts';
import { say } from '../../words/say.ts';
import { readMandates } from './keepMandates.ts';
import { lockSeparation } from './lockSeparation.ts';
import { mandateNames } from './mandateNames.ts';

/** Makes the role of a mandate, and gives it what is its work. */
async function addRole(
  sql: Sql,
  { id, tenantId, name, mandate }: { id: string; tenantId: string; name: string; mandate: Mandate },
  resources: ReadonlyMap<string, Resource>,
): Promise<void> {
  await sql.query(
    `insert into blade_system_role (id, tenant_id, parent_id, role_name, role_alias, sort)
      values ($1, $2, 0, $3, $4, $5)`,
    [id, tenantId, name, mandateRoles[mandate], mandates.indexOf(mandate) + 2],
  );
  await sql.query(
    `insert into sys_role_menu (role_id, menu_id)
      select $1::bigint, m.id
      from blade_system_menu m
      where m.is_deleted = 0 and m.category = '2' and m.code = any($2::text[])`,
    [id, codesOfMandate(mandate, resources)],
  );
}

/**
 * Makes the three roles with their rights, as far as they are missing. They are given to people as any other, by those
 * who hold no less.
 */
export async function prepareRoles(_: unknown, context: Context): Promise<boolean> {
  const { tenantId, mandate: own } = personOf(context);
  if (own !== undefined) throw new Refusal(400, say`三员分立已启用，三员的角色不能再准备`);
  await context.db.tx(async (sql) => {
    await lockSeparation(sql, tenantId);
    const known = await readMandates(sql, tenantId);
    const missing = mandates.filter((one) => known.every(({ mandate }) => mandate !== one));
    const ids: string[] = [];
    for (const mandate of missing) {
      const id = context.nextId();
      const name = localize(mandateNames[mandate], 'zh');
      await addRole(sql, { id, tenantId, name, mandate }, context.resources);
      ids.push(id);
    }
    for (const id of ids)
      await audit(sql, context, { action: 'separation-prepare', path: separation.path, recordId: id });
  });
  forgetGrants(context.db);
  return true;
}
