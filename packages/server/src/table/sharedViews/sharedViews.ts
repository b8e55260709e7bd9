import { sensitiveFields } from '@lattice/api/reveal';
import { MAX_VIEW_NAME, type SharedView, type ViewAudience } from '@lattice/api/sharedViews';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { idIn, oneOf, optionalTextIn } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';
import { audit } from '../audit.ts';
import type { Table } from '../table.ts';

type Input = Readonly<Record<string, unknown>>;

/** Most characters of what a view says. */
const MAX_VIEW = 4000;
/** Most views of a register that one person shares. */
const MOST = 20;
const audiences: readonly ViewAudience[] = ['dept', 'role'];

const idsOf = (list: string): string[] => list.split(',').filter((id) => /^\d+$/.test(id));

/** The views of a register that the person shared, or that are shared with one of their departments or roles. */
export async function sharedViews({ resource }: Table, _input: Input, context: Context): Promise<SharedView[]> {
  const { userId, tenantId, deptId, roleIds } = personOf(context);
  const { rows } = await context.db.query<SharedView>(
    `select v.id::text as id, v.name, v.view, v.audience, v.user_id = $3 as "isOwn",
      coalesce(nullif(u.real_name, ''), u.account, '') as "userName"
     from sys_shared_view v
     left join blade_user u on u.id = v.user_id
     where v.path = $1 and v.tenant_id = $2 and (v.user_id = $3
       or (v.audience = 'dept' and v.members && $4::bigint[]) or (v.audience = 'role' and v.members && $5::bigint[]))
     order by v.id limit 50`,
    [resource.path, tenantId, userId, idsOf(deptId), [...roleIds]],
  );
  return rows;
}

/** Refuses what is no view, and what holds values of sensitive fields. */
function checkView({ resource }: Table, text: string): void {
  let view: unknown;
  try {
    view = JSON.parse(text);
  } catch {
    view = null;
  }
  const filters: unknown = typeof view === 'object' && view !== null ? Reflect.get(view, 'filters') : null;
  if (typeof filters !== 'object' || filters === null) throw new Refusal(400, say`参数“view”应为列表的视图`);
  const terms = JSON.stringify([Object.keys(filters), Reflect.get(view as object, 'where') ?? '']);
  if (sensitiveFields(resource).some((name) => terms.includes(name)))
    throw new Refusal(400, say`含有敏感信息的查询条件不能共享，请去掉后再试`);
}

/** Shares a view of a register with the people of the own departments or roles. */
export async function shareView(table: Table, input: Input, context: Context): Promise<{ id: string }> {
  const name = optionalTextIn(input, 'name', 200).trim();
  const view = optionalTextIn(input, 'view', MAX_VIEW);
  const audience = oneOf(input, 'audience', audiences);
  if (name === '' || Array.from(name).length > MAX_VIEW_NAME)
    throw new Refusal(400, say`视图的名称应为 1 到 ${MAX_VIEW_NAME} 个字`);
  checkView(table, view);
  const { userId, tenantId, deptId, roleIds } = personOf(context);
  const members = audience === 'dept' ? idsOf(deptId) : [...roleIds];
  if (members.length === 0) throw new Refusal(400, say`您没有可以共享的部门或角色`);
  const { path } = table.resource;
  return context.db.tx(async (sql) => {
    const { rows: own } = await sql.query<{ name: string }>(
      'select name from sys_shared_view where path = $1 and tenant_id = $2 and user_id = $3 for update',
      [path, tenantId, userId],
    );
    if (own.length >= MOST && !own.some((one) => one.name === name))
      throw new Refusal(400, say`每个列表最多共享 ${MOST} 个视图，请先撤回不用的`);
    const { rows } = await sql.query<{ id: string }>(
      `insert into sys_shared_view (id, tenant_id, path, user_id, name, view, audience, members)
        values ($1, $2, $3, $4, $5, $6, $7, $8::bigint[])
        on conflict (tenant_id, path, user_id, name) do update
        set view = excluded.view, audience = excluded.audience, members = excluded.members
        returning id::text as id`,
      [context.nextId(), tenantId, path, userId, name, view, audience, members],
    );
    await audit(sql, context, { action: 'share-view', path, changes: { name: { after: name } } });
    return { id: rows[0]?.id ?? '' };
  });
}

/** Takes back a view that the person shared. */
export async function unshareView({ resource }: Table, input: Input, context: Context): Promise<boolean> {
  const { userId, tenantId } = personOf(context);
  const { path } = resource;
  const id = idIn(input, 'view');
  await context.db.tx(async (sql) => {
    const { count } = await sql.query(
      'delete from sys_shared_view where id = $1 and path = $2 and user_id = $3 and tenant_id = $4',
      [id, path, userId, tenantId],
    );
    if (count === 0) throw new Refusal(400, say`只能撤回自己共享的视图，它也可能已经撤回`);
    await audit(sql, context, { action: 'unshare-view', path });
  });
  return true;
}
