import { joinedArea } from '@lattice/api/map/areaFaults';
import type { JoinPreview } from '@lattice/api/map/gridReshape';
import { crud } from '@lattice/api/call';
import type { Geometry } from '@lattice/api/field';
import { grid } from '@lattice/api/resources/grid/grid';
import { gridmemberintermediate } from '@lattice/api/resources/grid/gridmemberintermediate';
import type { Context } from '../../../call/Context.ts';
import { idIn } from '../../../call/parameter.ts';
import { systemContext } from '../../../call/systemContext.ts';
import { transactionContext } from '../../../call/transactionContext.ts';
import type { Sql } from '../../../db/Database.ts';
import { Refusal } from '../../../errors/Refusal.ts';
import { forgetGrants } from '../../../session/grants.ts';
import { columnOf, tableOf } from '../../../table/table.ts';
import { lockRegister } from '../../../table/write/registerIssues.ts';
import { remove } from '../../../table/write/remove.ts';
import { store } from '../../../table/write/store.ts';
import { say } from '../../../words/say.ts';
import { namesRow, namingCounts, pointingTo, renamedTo } from '../../structure/pointingTo.ts';
import { was } from './cutGrid.ts';
import { type GridRow, borderValues, columnsOf, gridTable, lockGrid, partOf, refuseTooMany } from './gridRow.ts';
import { noteMoves } from './noteMoves.ts';

type Input = Readonly<Record<string, unknown>>;
const links = tableOf(gridmemberintermediate);

/** Both grids, locked in one order; refused where they do not lie side by side. */
async function neighbours(
  sql: Sql,
  input: Input,
  context: Context,
): Promise<{ from: GridRow; into: GridRow; area: Geometry }> {
  const [fromId, intoId] = [idIn(input, 'fromId'), idIn(input, 'intoId')];
  if (fromId === intoId) throw new Refusal(400, say`不能并入自己，请选择另一个网格`);
  const locked = new Map<string, GridRow>();
  for (const id of [fromId, intoId].sort()) locked.set(id, await lockGrid(sql, id, context));
  const [from, into] = [locked.get(fromId), locked.get(intoId)];
  if (from === undefined || into === undefined) throw new Refusal(400, say`记录不存在或已被删除，请刷新列表`);
  if (String(from.wire.parentId ?? '') !== String(into.wire.parentId ?? ''))
    throw new Refusal(400, say`“${from.name}”与“${into.name}”不在同一个上级网格，不能合并`);
  const area = from.geom === null || into.geom === null ? (into.geom ?? from.geom) : joinedArea(from.geom, into.geom);
  if (area === null) throw new Refusal(400, say`“${from.name}”与“${into.name}”的边界不相接，不能合并`);
  refuseTooMany(area);
  return { from, into, area };
}

/** What would come of two neighbours that become one. */
export async function previewJoin(input: Input, context: Context): Promise<JoinPreview> {
  return context.db.tx(async (sql) => {
    const inner = transactionContext(context, sql);
    const { from, area } = await neighbours(sql, input, inner);
    const below = await sql.query<{ n: number }>(
      'select count(*)::int as n from grid_grid where parent_id = $1 and is_deleted = 0',
      [from.id],
    );
    const counts = await namingCounts(pointingTo(grid, inner), from.id, inner);
    const all = [...counts, { path: grid.path, count: below.rows[0]?.n ?? 0 }].filter(({ count }) => count > 0);
    return {
      joined: partOf(area),
      records: all.map(({ path, count }) => ({
        path,
        label: context.resources.get(path)?.label ?? path,
        moves: count,
        stays: 0,
        unplaced: 0,
      })),
    };
  });
}

/** Somebody who looked after both grids looks after the one once: as the main one where either was that. */
async function endDoubleLinks(sql: Sql, changeId: string, intoId: string): Promise<void> {
  const moved = `exists (select 1 from sys_grid_moved m where m.change_id = $1 and m.path = '${links.resource.path}'
    and m.field = 'griddingId' and m.record_id = %)`;
  const other = (condition: string) =>
    `exists (select 1 from ${links.name} o where o.grid_member_id = t.grid_member_id and o.gridding_id = $2::bigint
      and o.is_current = 1 and o.is_deleted = 0 and o.id <> t.id and ${condition})`;
  const current = 't.gridding_id = $2::bigint and t.is_current = 1 and t.is_deleted = 0';
  const note = async (name: string, value: string, where: string) =>
    noteMoves(sql, {
      changeId,
      table: links,
      column: columnOf(links, name),
      value,
      where: `${current} and ${where}`,
      params: [changeId, intoId],
    });
  const mine = moved.replace('%', 't.id');
  const kept = other(`not ${moved.replace('%', 'o.id')}`);
  await note('isMain', '1', `not ${mine} and ${other(`o.is_main = 1 and ${moved.replace('%', 'o.id')}`)}`);
  await note('endDate', 'current_date', `${mine} and ${kept}`);
  await note('isCurrent', '0', `${mine} and ${kept}`);
}

async function moveAll(sql: Sql, changeId: string, ids: [string, string], context: Context): Promise<number> {
  let records = 0;
  for (const { table, columns } of pointingTo(grid, context))
    for (const column of columns)
      records += await noteMoves(sql, {
        changeId,
        table,
        column,
        value: renamedTo(column),
        where: namesRow(column),
        params: ids,
      });
  const parent = columnOf(gridTable, 'parentId');
  records += await noteMoves(sql, {
    changeId,
    table: gridTable,
    column: parent,
    value: '$2::bigint',
    where: namesRow(parent),
    params: ids,
  });
  await endDoubleLinks(sql, changeId, ids[1]);
  return records;
}

/** Makes a grid part of its neighbour: all records go along, and it is removed. */
export async function joinGrids(input: Input, context: Context): Promise<{ records: number }> {
  const records = await context.db.tx(async (sql) => {
    const inner = transactionContext(context, sql);
    const tenantId = await lockRegister(sql, gridTable, inner);
    const { from, into, area } = await neighbours(sql, input, inner);
    const changeId = context.nextId();
    const moved = await moveAll(sql, changeId, [from.id, into.id], inner);
    await remove(gridTable, crud.remove, { ids: from.id }, systemContext(inner));
    const after = borderValues(area, into.wire);
    const leader = into.wire.principalId === '' || into.wire.principalId === null ? from.wire.principalId : null;
    const values = { ...after, ...(leader !== null && leader !== '' && { principalId: leader }) };
    await store(sql, gridTable, into.stored, columnsOf(values), 'join', inner);
    await sql.query(
      `insert into sys_grid_change (id, tenant_id, kind, kept_id, other_id, before, after, records, user_id)
       values ($1, $2, 'join', $3, $4, $5, $6, $7, $8)`,
      [
        changeId,
        tenantId,
        into.id,
        from.id,
        JSON.stringify(was(values, into)),
        JSON.stringify(values),
        moved,
        context.person?.userId,
      ],
    );
    return moved;
  });
  forgetGrants(context.db);
  return { records };
}
