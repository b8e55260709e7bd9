import { crud } from '@lattice/api/call';
import { tenant } from '@lattice/api/resources/blade-system/tenant';
import { tenantPackage } from '@lattice/api/resources/blade-system/tenant-package';
import { personOf } from '../../access/guard.ts';
import { openTenant } from '../../domain/accounts/openTenant.ts';
import type { Context } from '../../call/Context.ts';
import { handle } from '../../call/handle.ts';
import { idIn, idOrNone, idsIn, requiredTextIn, optionalTextIn } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { loginMethods } from '../../login/loginMethods.ts';
import { TENANT } from '../../start/tenantNumber.ts';
import { tenantOfDomain } from '../../login/tenantOfDomain.ts';
import { detail } from '../../table/read/read.ts';
import { tableOf } from '../../table/table.ts';
import { remove } from '../../table/write/remove.ts';
import { submit } from '../../table/write/submit.ts';
import { say } from '../../words/say.ts';

const MAIN = '000000';
const table = tableOf(tenant);

/** Tenants are kept by people of the managing tenant alone. */
const refuseOthers = (context: Context): void => {
  if (personOf(context).tenantId !== MAIN) throw new Refusal(403, say`只有管理租户可以维护租户`);
};

/** The row of a tenant by its id or its tenant number. */
async function rowOf(
  context: Context,
  name: string,
  input: Readonly<Record<string, unknown>>,
): Promise<{ id: string; packageId: string | null }> {
  const { rows } = await context.db.query<{ id: string; packageId: string | null }>(
    `select id, package_id as "packageId"
      from blade_system_tenant
      where (id::text = $1 or tenant_id = $1) and is_deleted = 0
      order by id::text = $1 desc limit 1`,
    [requiredTextIn(input, name, say`租户`, 20)],
  );
  if (rows[0] === undefined) throw new Refusal(400, say`租户不存在或已被删除，请刷新列表`);
  return rows[0];
}

const change = async (id: string, row: Readonly<Record<string, unknown>>, context: Context) =>
  submit(table, crud.submit, { ...row, id }, context);

/** Answers of 租户. */
export const handlers = handle(tenant, {
  submit: async (input: Readonly<Record<string, unknown>>, context) => {
    refuseOthers(context);
    return idOrNone(input, 'id') === null ? openTenant(input, context) : submit(table, crud.submit, input, context);
  },
  remove: async (input: Readonly<Record<string, unknown>>, context) => {
    refuseOthers(context);
    const ids = idsIn(input, 'ids');
    const { rows } = await context.db.query(
      'select 1 from blade_system_tenant where id = any($1::bigint[]) and tenant_id = $2',
      [ids, MAIN],
    );
    if (rows.length > 0) throw new Refusal(400, say`不可删除管理租户!`);
    return remove(table, crud.remove, { ids: ids.join(',') }, context);
  },
  setting: async (input, context) => {
    refuseOthers(context);
    const given = Object.fromEntries(
      (['accountNumber', 'expireTime'] as const).flatMap((name) =>
        input[name] === undefined ? [] : [[name, input[name]]],
      ),
    );
    for (const id of idsIn(input, 'ids')) await change(id, given, context);
    return true;
  },
  datasource: async (input, context) => {
    refuseOthers(context);
    await change(
      (await rowOf(context, 'tenantId', input)).id,
      { datasourceId: idOrNone(input, 'datasourceId') ?? '' },
      context,
    );
    return true;
  },
  info: async (input, context) => {
    const found = await tenantOfDomain(context.db, optionalTextIn(input, 'domain', 255));
    const tenantId = context.person?.tenantId ?? found?.tenantId ?? TENANT;
    return { ...found, ...(!context.settings.quirks && { login: await loginMethods(context, tenantId) }) };
  },
  packageDetail: async (input, context) => {
    const { packageId } = await rowOf(context, 'tenantId', input);
    return packageId === null ? {} : detail(tableOf(tenantPackage), crud.detail, { id: packageId }, context);
  },
  packageSetting: async (input, context) => {
    refuseOthers(context);
    await change((await rowOf(context, 'tenantId', input)).id, { packageId: idIn(input, 'packageId') }, context);
    return true;
  },
});
