import { crud } from '@lattice/api/call';
import { tenant } from '@lattice/api/resources/blade-system/tenant';
import type { Context } from '../../call/Context.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { md5Hex } from '../../crypto/digest.ts';
import { hashPassword, storePassword } from '../../session/password.ts';
import { randomPassword } from '../../crypto/random.ts';
import { tableOf } from '../../table/table.ts';
import { newRow } from '../../table/write/insert.ts';
import { submit } from '../../table/write/submit.ts';
import { say } from '../../words/say.ts';

/** What a new tenant starts with; the password is shown here alone and must be changed at the first login. */
export interface OpenedTenant {
  id: string;
  rev: number;
  tenantId: string;
  account: string;
  password: string;
}

/** Makes a tenant with a number of its own, a department, an administrator's role and its first account. */
export async function openTenant(input: Readonly<Record<string, unknown>>, context: Context): Promise<OpenedTenant> {
  newRow(tableOf(tenant), input);
  const password = randomPassword();
  const hash = await hashPassword(md5Hex(password));
  return context.db.tx(async (sql) => {
    await sql.query('select pg_advisory_xact_lock(hashtext($1))', ['blade_system_tenant.tenant_id']);
    const { rows } = await sql.query<{ number: string }>(
      `select lpad(n::text, 6, '0') as number
        from generate_series(100001, 999999) n
        where not exists (select 1 from blade_system_tenant o where o.tenant_id = lpad(n::text, 6, '0'))
        order by n limit 1`,
    );
    const number = rows[0]?.number;
    if (number === undefined) throw new Refusal(503, say`租户编号已用完，请联系平台管理员`);
    const saved = await submit(tableOf(tenant), crud.submit, input, transactionContext(context, sql));
    await sql.query('update blade_system_tenant set tenant_id = $2 where id = $1', [saved.id, number]);
    const name = String(input.tenantName ?? '');
    const [deptId, roleId, userId] = [context.nextId(), context.nextId(), context.nextId()];
    await sql.query(
      `insert into blade_system_dept (id, tenant_id, ancestors, dept_name, full_name, dept_category, sort)
        values ($1, $2, '0', $3, $3, '1', 1)`,
      [deptId, number, name],
    );
    await sql.query(
      "insert into blade_system_role (id, tenant_id, role_name, role_alias, sort) values ($1, $2, '管理员', 'admin', 1)",
      [roleId, number],
    );
    await sql.query(
      `insert into sys_role_menu (role_id, menu_id)
        select $1::bigint, m.id
        from blade_system_menu m, blade_system_tenant t
        left join blade_system_tenant_package p on p.id = t.package_id
        where t.id = $2 and m.is_deleted = 0 and (p.id is null or m.id::text = any(string_to_array(p.menu_id, ',')))`,
      [roleId, saved.id],
    );
    await sql.query(
      `insert into blade_user (id, tenant_id, create_user, update_user, user_type, account, name, real_name, role_id,
            dept_id, status)
        values ($1, $2, $1, $1, '1', 'admin', '管理员', '管理员', $3, $4, '1')`,
      [userId, number, roleId, deptId],
    );
    await storePassword(sql, userId, hash, { now: context.now(), mustChange: true });
    return { ...saved, tenantId: number, account: 'admin', password };
  });
}
