import { crud, restore as restoreCall } from '@lattice/api/call';
import { grantDifferenceCall } from '@lattice/api/grantDifference';
import { type RoleOption, role } from '@lattice/api/resources/blade-system/role';
import { personOf, refuseAdministrator, refuseForeignIds } from '../../access/guard.ts';
import { isAdministrator } from '../../access/allow.ts';
import { grantDifference } from '../../domain/rights/grantDifference.ts';
import { refuseMoreThanHeld } from '../../domain/rights/refuseMoreThanHeld.ts';
import { grantIn, storeGrants } from '../../domain/rights/storeGrants.ts';
import type { Context } from '../../call/Context.ts';
import { handle } from '../../call/handle.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import type { Sql } from '../../db/Database.ts';
import { keepAdministrator } from '../../domain/accounts/keepAdministrator.ts';
import { idIn, idOrNone, idsIn, idsOrNone, optionalTextIn } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { forgetGrants } from '../../session/grants.ts';
import { audit } from '../../table/audit.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { buildTree } from '../../table/read/tree.ts';
import { tableOf } from '../../table/table.ts';
import { remove } from '../../table/write/remove.ts';
import { restore } from '../../table/write/restore.ts';
import { submit } from '../../table/write/submit.ts';
import { say } from '../../words/say.ts';

const columns = `t.id, coalesce(t.parent_id, 0)::text as "parentId", t.role_name as "roleName",
  t.role_alias as "roleAlias", coalesce(t.sort, 0) as sort`;

const table = tableOf(role);

/** Refuses to remove roles that accounts have: they would lose what they do, without a word. */
async function refuseHeldRoles(sql: Sql, ids: readonly string[]): Promise<void> {
  const { rows } = await sql.query<{ name: string; n: number }>(
    `select r.role_name as name, count(*)::int as n
      from blade_system_role r
      join blade_user u on u.is_deleted = 0 and string_to_array(coalesce(u.role_id, ''), ',') @> array[r.id::text]
     where r.id = any($1::bigint[]) group by r.id, r.role_name order by 2 desc limit 1`,
    [ids],
  );
  if (rows[0] !== undefined)
    throw new Refusal(400, say`不能删除：${rows[0].n} 个用户有角色“${rows[0].name}”，请先为他们授予其他角色`);
}

/** Answers of 角色. */
export const handlers = handle(
  role,
  {
    submit: async (input: Readonly<Record<string, unknown>>, context) => {
      const person = personOf(context);
      if (optionalTextIn(input, 'roleAlias', 255) === 'administrator' && !isAdministrator(person))
        throw new Refusal(400, say`无权限创建超管角色！`);
      const saved = await context.db.tx(async (sql) => {
        await refuseAdministrator(sql, person, idsOrNone(input, 'id'));
        return keepAdministrator(sql, person.tenantId, () =>
          submit(table, crud.submit, input, transactionContext(context, sql)),
        );
      });
      forgetGrants(context.db);
      return saved;
    },
    remove: async (input: Readonly<Record<string, unknown>>, context) => {
      const [ids, person] = [idsIn(input, 'ids'), personOf(context)];
      await context.db.tx(async (sql) => {
        await refuseForeignIds(sql, person, 'blade_system_role', ids);
        await refuseMoreThanHeld(sql, context, ids);
        await refuseHeldRoles(sql, ids);
        await keepAdministrator(sql, person.tenantId, () =>
          remove(table, role.calls.remove, { ids: ids.join(',') }, transactionContext(context, sql)),
        );
      });
      forgetGrants(context.db);
      return true;
    },
    restore: async (input: Readonly<Record<string, unknown>>, context: Context) =>
      restore(table, restoreCall, input, context),
    treeById: async (input, context) => {
      const q = new ReportQuery(context);
      const rows = await q.rows<{ id: string; parentId: string; title: string }>(
        `with recursive r as (select t.id from ${q.of(role)} and t.id = ${q.p(idIn(input, 'roleId'))} union select n.id
          from blade_system_role n join r on n.parent_id = r.id where n.is_deleted = 0)
       select t.id, coalesce(t.parent_id, 0)::text as "parentId", t.role_name as title
       from blade_system_role t
       join r on r.id = t.id
       order by t.sort, t.id`,
      );
      return buildTree(rows.map((row) => ({ ...row, key: row.id, value: row.id })));
    },
    select: async (input, context) => {
      const person = personOf(context);
      const userId = idOrNone(input, 'userId') ?? person.userId;
      if (userId !== person.userId && !isAdministrator(person)) throw new Refusal(403, say`只能查看自己的角色`);
      const q = new ReportQuery(context);
      const requested = idsOrNone(input, 'roleId');
      const held = `select unnest(string_to_array(u.role_id, ','))
      from blade_user u
      where u.id = ${q.p(userId)}::bigint and u.is_deleted = 0`;
      return q.rows<RoleOption>(
        `select ${columns}
        from ${q.of(role)} and t.id::text in (${held})
          ${requested.length > 0 ? `and ${q.among('t.id', requested)}` : ''}
        order by t.sort, t.id`,
      );
    },
    grant: async (input, context) => {
      const { roles, menus, scopes } = grantIn(input);
      await context.db.tx(async (sql) => {
        await storeGrants(sql, context, { roles, menus, scopes });
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
  },
  { ownCalls: { grantDifference: { call: grantDifferenceCall, answer: grantDifference } } },
);
