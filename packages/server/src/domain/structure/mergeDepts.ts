import type { MergedRecords } from '@lattice/api/arrange';
import { isMany } from '@lattice/api/kinds/kindOf';
import { dept } from '@lattice/api/resources/blade-system/dept';
import type { Resource } from '@lattice/api/resource';
import type { Context } from '../../call/Context.ts';
import { idIn } from '../../call/parameter.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { forgetGrants } from '../../session/grants.ts';
import { audit } from '../../table/audit.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { referencedRegister } from '../../table/referenceTarget.ts';
import { type Column, type Table, hasTable, tableOf } from '../../table/table.ts';
import { views } from '../../table/views.ts';
import { say } from '../../words/say.ts';
import { lockTree } from './moveRows.ts';

/** The columns of a register that name departments; its own parent is none of them. */
interface Pointing {
  resource: Resource;
  table: Table;
  columns: Column[];
}

/** Logs say what was, and views have no rows of their own. */
const isKept = (resource: Resource) =>
  hasTable(resource) && !Object.hasOwn(views, resource.path) && !resource.path.startsWith('blade-log/');

const pointing = ({ resources }: Pick<Context, 'resources'>): Pointing[] =>
  [...resources.values()].filter(isKept).flatMap((resource) => {
    const table = tableOf(resource);
    const columns = [...table.columns.values()].filter(
      (column) =>
        referencedRegister(column, resources)?.resource.path === dept.path &&
        !(resource.path === dept.path && column.name === 'parentId'),
    );
    return columns.length === 0 ? [] : [{ resource, table, columns }];
  });

const names = (column: Column) =>
  isMany(column) ? `$1::text = any(string_to_array(t.${column.sql}, ','))` : `t.${column.sql} = $1::bigint`;

/** Both departments, locked where they are about to be merged; refused where one is below the other. */
async function both(input: Readonly<Record<string, unknown>>, context: Context) {
  const [fromId, intoId] = [idIn(input, 'fromId'), idIn(input, 'intoId')];
  if (fromId === intoId) throw new Refusal(400, say`不能并入自己，请选择另一个部门`);
  const q = new ReportQuery(context);
  const rows = await q.rows<{ id: string; name: string; line: string }>(
    `select t.id::text as id, t.dept_name as name, coalesce(t.ancestors, '') as line
      from ${q.of(dept)} and ${q.among('t.id', [fromId, intoId])}
      order by t.id`,
  );
  const [from, into] = [fromId, intoId].map((id) => rows.find((row) => row.id === id));
  if (from === undefined || into === undefined) throw new Refusal(400, say`记录不存在或已被删除，请刷新列表`);
  if (into.line.split(',').includes(fromId)) throw new Refusal(400, say`“${into.name}”是它的下级部门，不能并入`);
  return { from, into };
}

/** What becomes part of the other department, by register, most first. */
export async function mergePreview(
  input: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<MergedRecords[]> {
  const { from } = await both(input, context);
  const counts = pointing(context).map(
    ({ resource, table, columns }) =>
      `select '${resource.path}' as path, count(*)::int as count
        from ${table.name} t
        where t.is_deleted = 0 and (${columns.map(names).join(' or ')})`,
  );
  const { rows } = await context.db.query<{ path: string; count: number }>(
    `select * from (${counts.join(' union all ')}) x where count > 0 order by count desc, path`,
    [from.id],
  );
  return rows.map(({ path, count }) => ({ path, count, label: context.resources.get(path)?.label ?? path }));
}

/** The value of a column with the one department instead of the other; several ids stay in their order, each once. */
const renamed = (column: Column) =>
  isMany(column)
    ? `(select string_agg(x.id, ',' order by x.place) from (
        select case when u.id = $1::text then $2::text else u.id end as id, min(u.place) as place
        from unnest(string_to_array(t.${column.sql}, ',')) with ordinality u(id, place) group by 1) x)`
    : '$2::bigint';

async function repoint(sql: Sql, { table, columns }: Pointing, fromId: string, intoId: string): Promise<number> {
  let changed = 0;
  for (const column of columns)
    changed += (
      await sql.query(
        `update ${table.name} t set ${column.sql} = ${renamed(column)}, rev = rev + 1 where ${names(column)}`,
        [fromId, intoId],
      )
    ).count;
  return changed;
}

/** How departments are stored and removed. */
export interface DeptWrites {
  save: (row: Readonly<Record<string, unknown>>, context: Context) => Promise<unknown>;
  remove: (id: string, context: Context) => Promise<unknown>;
}

/** Makes a department part of another in one step: what names it names the other, and it is removed. */
export async function mergeDepts(
  { save, remove }: DeptWrites,
  input: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<{ changed: number }> {
  const answer = await context.db.tx(async (sql) => {
    await lockTree(sql, dept);
    await sql.query('select id from blade_system_dept where id = any($1::bigint[]) order by id for update', [
      [idIn(input, 'fromId'), idIn(input, 'intoId')],
    ]);
    const inner = transactionContext(context, sql);
    const { from, into } = await both(input, inner);
    let changed = 0;
    for (const one of pointing(context)) changed += await repoint(sql, one, from.id, into.id);
    const below = await sql.query<{ id: string }>(
      'select id::text as id from blade_system_dept where parent_id = $1 and is_deleted = 0 order by sort, id',
      [from.id],
    );
    for (const { id } of below.rows) await save({ id, parentId: into.id }, inner);
    await remove(from.id, inner);
    await audit(sql, context, {
      action: 'merge',
      path: dept.path,
      recordId: into.id,
      changes: { merged: { before: from.name, after: into.name }, records: { after: changed } },
    });
    return { changed };
  });
  forgetGrants(context.db);
  return answer;
}
