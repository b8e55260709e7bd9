import { crud } from '@lattice/api/call';
import { type RoleOption, role } from '@lattice/api/resources/blade-system/role';
import { personOf, refuseAdministrator, refuseForeignIds } from '../../access/guard.ts';
import { isAdministrator } from '../../access/allow.ts';
import type { Context } from '../../call/Context.ts';
import type { Person } from '../../call/Person.ts';
import { handle } from '../../call/handle.ts';
import { idIn, idOrNone, idsIn, idsOrNone, optionalTextIn } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { forgetGrants } from '../../session/grants.ts';
import { audit } from '../../table/audit.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { buildTree } from '../../table/read/read.ts';
import { tableOf } from '../../table/table.ts';
import { submit } from '../../table/write/submit.ts';
import { say } from '../../words/say.ts';

const columns = `t.id, coalesce(t.parent_id, 0)::text as "parentId", t.role_name as "roleName", t.role_alias as "roleAlias", coalesce(t.sort, 0) as sort`;

/** Refuses to hand on menus that a person does not hold. */
async function refuseMore(context: Context, person: Person, menus: readonly string[]): Promise<void> {
  if (isAdministrator(person) || menus.length === 0) return;
  const { rows } = await context.db.query(
    'select 1 from unnest($1::bigint[]) as wanted (id) where wanted.id not in (select menu_id from sys_role_menu where role_id = any($2::bigint[])) limit 1',
    [menus, person.roleIds],
  );
  if (rows.length > 0) throw new Refusal(400, say`不能授予您自己没有的菜单权限，请减少勾选`);
}

/** Refuses to hand on call scopes that a person does not hold. */
async function refuseMoreCalls({ db }: Context, person: Person, apis: readonly string[]): Promise<void> {
  if (isAdministrator(person) || apis.length === 0) return;
  const { rows } = await db.query(
    "select 1 from unnest($1::bigint[]) as wanted (id) where wanted.id not in (select scope_id from sys_role_scope where category = 'api' and role_id = any($2::bigint[])) limit 1",
    [apis, person.roleIds],
  );
  if (rows.length > 0) throw new Refusal(400, say`不能授予您自己没有的接口权限，请减少勾选`);
}

/** Answers of 角色. */
export const handlers = handle(role, {
  submit: async (input: Readonly<Record<string, unknown>>, context) => {
    const person = personOf(context);
    if (optionalTextIn(input, 'roleAlias', 255) === 'administrator' && !isAdministrator(person))
      throw new Refusal(400, say`无权限创建超管角色！`);
    await refuseAdministrator(context.db, person, idsOrNone(input, 'id'));
    const saved = await submit(tableOf(role), crud.submit, input, context);
    forgetGrants(context.db);
    return saved;
  },
  treeById: async (input, context) => {
    const q = new ReportQuery(context);
    const rows = await q.rows<{ id: string; parentId: string; title: string }>(
      `with recursive r as (select t.id from ${q.of(role)} and t.id = ${q.p(idIn(input, 'roleId'))} union select n.id from blade_system_role n join r on n.parent_id = r.id where n.is_deleted = 0)
       select t.id, coalesce(t.parent_id, 0)::text as "parentId", t.role_name as title from blade_system_role t join r on r.id = t.id order by t.sort, t.id`,
    );
    return buildTree(rows.map((row) => ({ ...row, key: row.id, value: row.id })));
  },
  select: async (input, context) => {
    const person = personOf(context);
    const userId = idOrNone(input, 'userId') ?? person.userId;
    if (userId !== person.userId && !isAdministrator(person)) throw new Refusal(403, say`只能查看自己的角色`);
    const q = new ReportQuery(context);
    const asked = idsOrNone(input, 'roleId');
    const held = `select unnest(string_to_array(u.role_id, ',')) from blade_user u where u.id = ${q.p(userId)}::bigint and u.is_deleted = 0`;
    return q.rows<RoleOption>(
      `select ${columns} from ${q.of(role)} and t.id::text in (${held})${asked.length > 0 ? ` and ${q.among('t.id', asked)}` : ''} order by t.sort, t.id`,
    );
  },
  grant: async (input, context) => {
    const [roles, menus, person] = [idsIn(input, 'roleIds'), idsOrNone(input, 'menuIds'), personOf(context)];
    const scopes = { data: idsOrNone(input, 'dataScopeIds'), api: idsOrNone(input, 'apiScopeIds') };
    await refuseMore(context, person, menus);
    await refuseMoreCalls(context, person, scopes.api);
    await context.db.tx(async (sql) => {
      await refuseForeignIds(sql, person, 'blade_system_role', roles);
      await refuseAdministrator(sql, person, roles);
      await sql.query('delete from sys_role_menu where role_id = any($1::bigint[])', [roles]);
      await sql.query(
        'insert into sys_role_menu (role_id, menu_id) select r, m.id from unnest($1::bigint[]) r cross join blade_system_menu m where m.id = any($2::bigint[]) and m.is_deleted = 0',
        [roles, menus],
      );
      await sql.query('delete from sys_role_scope where role_id = any($1::bigint[])', [roles]);
      for (const [category, ids] of Object.entries(scopes)) {
        await sql.query(
          `insert into sys_role_scope (role_id, category, scope_id) select r, $3::text, s.id from unnest($1::bigint[]) r cross join blade_system_${category}_scope s where s.id = any($2::bigint[]) and s.is_deleted = 0`,
          [roles, ids, category],
        );
      }
      for (const id of roles)
        await audit(sql, context, {
          action: 'grant',
          path: 'blade-system/role',
          recordId: id,
          changes: {
            menuIds: { after: menus },
            dataScopeIds: { after: scopes.data },
            apiScopeIds: { after: scopes.api },
          },
        });
    });
    forgetGrants(context.db);
    return true;
  },
});
