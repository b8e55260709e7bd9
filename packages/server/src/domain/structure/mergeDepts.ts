import type { MergedRecords } from '@lattice/api/arrange';
import { dept } from '@lattice/api/resources/blade-system/dept';
import type { Context } from '../../call/Context.ts';
import { idIn } from '../../call/parameter.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { forgetGrants } from '../../session/grants.ts';
import { audit } from '../../table/audit.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { say } from '../../words/say.ts';
import { lockTree } from './moveRows.ts';
import { type Pointing, namesRow, namingCounts, pointingTo, renamedTo } from './pointingTo.ts';

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
  const rows = await namingCounts(pointingTo(dept, context), from.id, context);
  return rows.map(({ path, count }) => ({ path, count, label: context.resources.get(path)?.label ?? path }));
}

async function repoint(sql: Sql, { table, columns }: Pointing, fromId: string, intoId: string): Promise<number> {
  let changed = 0;
  for (const column of columns)
    changed += (
      await sql.query(
        `update ${table.name} t set ${column.sql} = ${renamedTo(column)}, rev = rev + 1 where ${namesRow(column)}`,
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
    for (const one of pointingTo(dept, context)) changed += await repoint(sql, one, from.id, into.id);
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
