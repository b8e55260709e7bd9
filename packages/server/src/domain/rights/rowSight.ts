import type { Resource } from '@lattice/api/resource';
import type { RoleSight, Sight, SightRule } from '@lattice/api/rowSight';
import { scopesFor } from '../../access/scopes.ts';
import type { Context } from '../../call/Context.ts';
import { idIn, idOrNone, requiredTextIn } from '../../call/parameter.ts';
import { systemContext } from '../../call/systemContext.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { hasTable } from '../../table/table.ts';
import { say } from '../../words/say.ts';
import { opensRegister } from './opensRegister.ts';
import { subjectOf } from './subjectOf.ts';

/** Counts the rows of a register that a person sees, those of one id alone where it is given. */
async function count(context: Context, resource: Resource, id: string | null = null): Promise<number> {
  const q = new ReportQuery(context);
  const { n } = await q.one<{ n: number }>(
    `select count(*)::int as n from ${q.of(resource)}${id === null ? '' : ` and t.id = ${q.p(id)}::bigint`}`,
  );
  return n;
}

/** The rules of a role by name; of equal rules one is told. */
async function rulesOf({ db }: Context, roleId: string): Promise<SightRule[]> {
  const { rows } = await db.query<SightRule>(
    `select s.scope_name as "scopeName", coalesce(s.scope_type, '') as "scopeType",
      coalesce(s.scope_column, '') as "scopeColumn", coalesce(s.scope_value, '') as "scopeValue"
     from sys_role_scope g
     join blade_system_data_scope s on s.id = g.scope_id and s.is_deleted = 0
     where g.category = 'data' and g.role_id = $1
     order by s.id`,
    [roleId],
  );
  return rows;
}

async function roleSight(
  context: Context,
  userId: string,
  role: { id: string; name: string },
  resource: Resource,
  recordId: string | null,
): Promise<RoleSight> {
  const person = await subjectOf(context, userId, role.id);
  const isOpen = opensRegister(person, resource, context.resources);
  const scopes = scopesFor(person, resource);
  const named = await rulesOf(context, role.id);
  const as = { ...context, person };
  return {
    roleName: role.name,
    opens: isOpen,
    rules:
      scopes?.map((scope) => ({
        scopeName:
          named.find(
            ({ scopeType, scopeColumn, scopeValue }) =>
              scopeType === scope.scopeType && scopeColumn === scope.scopeColumn && scopeValue === scope.scopeValue,
          )?.scopeName ?? '',
        scopeType: scope.scopeType,
        scopeColumn: scope.scopeColumn,
        scopeValue: scope.scopeValue,
      })) ?? null,
    seen: isOpen ? await count(as, resource) : 0,
    ...(recordId !== null && { showsRecord: isOpen && (await count(as, resource, recordId)) > 0 }),
  };
}

/**
 * Tells what a person sees of a register, and which role and rule show it: by the very conditions that lists put to the
 * database.
 */
export async function rowSight(input: Readonly<Record<string, unknown>>, context: Context): Promise<Sight> {
  const [userId, recordId] = [idIn(input, 'userId'), idOrNone(input, 'recordId')];
  const resource = context.resources.get(requiredTextIn(input, 'path', say`登记表`, 100));
  if (resource === undefined || !hasTable(resource)) throw new Refusal(400, say`没有这个登记表，请重新选择`);
  if (recordId !== null && (await count(context, resource, recordId)) === 0)
    throw new Refusal(400, say`记录不存在或已被删除，请刷新列表`);
  const person = await subjectOf(context, userId);
  const { rows: roles } = await context.db.query<{ id: string; name: string }>(
    'select id::text as id, role_name as name from blade_system_role where id = any($1::bigint[]) order by sort, id',
    [person.roleIds],
  );
  const isOpen = opensRegister(person, resource, context.resources);
  const as = { ...context, person };
  return {
    opens: isOpen,
    seen: isOpen ? await count(as, resource) : 0,
    total: await count(systemContext(context), resource),
    ...(recordId !== null && { seesRecord: isOpen && (await count(as, resource, recordId)) > 0 }),
    roles: await Promise.all(roles.map((role) => roleSight(context, userId, role, resource, recordId))),
  };
}
