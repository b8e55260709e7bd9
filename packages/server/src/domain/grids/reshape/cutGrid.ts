import type { CutPreview, GridPart, RegisterShare } from '@lattice/api/map/gridReshape';
import { geometryFault } from '@lattice/geometry/geometryFault';
import { splitArea } from '@lattice/api/map/splitArea';
import { crud } from '@lattice/api/call';
import { isId } from '@lattice/api/isId';
import { isMany } from '@lattice/api/kinds/kindOf';
import { grid } from '@lattice/api/resources/grid/grid';
import type { Context } from '../../../call/Context.ts';
import { idIn, numberIn, requiredTextIn } from '../../../call/parameter.ts';
import { transactionContext } from '../../../call/transactionContext.ts';
import type { Sql } from '../../../db/Database.ts';
import { Refusal } from '../../../errors/Refusal.ts';
import { forgetGrants } from '../../../session/grants.ts';
import { lockRegister } from '../../../table/write/registerIssues.ts';
import { store } from '../../../table/write/store.ts';
import { submit } from '../../../table/write/submit.ts';
import { say } from '../../../words/say.ts';
import { namesRow, namingCounts, pointingTo } from '../../structure/pointingTo.ts';
import { MEMBER_PATHS, leadersAfter, lockMembers, membersOf, moveMembers } from './cutMembers.ts';
import {
  type GridRow,
  borderValues,
  columnsOf,
  gridTable,
  lockGrid,
  partOf,
  partsIn,
  polygonText,
  refuseTooMany,
} from './gridRow.ts';
import { noteMoves } from './noteMoves.ts';
import { placeThrough } from './placeThrough.ts';

type Input = Readonly<Record<string, unknown>>;
type Line = [number, number][];

/** Smallest part that is meant: square kilometres. */
const LEAST = 0.0001;
const MOST_LINE = 200;
const MOST_MEMBERS = 500;

const isPlace = (place: unknown): place is [number, number] =>
  Array.isArray(place) &&
  place.length === 2 &&
  place.every((part) => typeof part === 'number' && Number.isFinite(part) && Math.abs(part) <= 180);

/** The line of a cut; refused where it is none. */
function lineIn({ line }: Input): Line {
  const given =
    typeof line === 'object' && line !== null && 'coordinates' in line && Array.isArray(line.coordinates)
      ? (line.coordinates as unknown[])
      : [];
  const places = given.filter(isPlace);
  if (places.length < 2 || places.length > MOST_LINE || places.length !== given.length)
    throw new Refusal(400, say`分割线应为 2 到 ${MOST_LINE} 个点的折线`);
  return places;
}

const isIdText = (one: unknown): one is string => typeof one === 'string' && isId(one);

/** The members who go to the new grid; refused where that is no list of ids. */
function memberIdsIn({ memberIds = [] }: Input): string[] {
  if (!Array.isArray(memberIds) || memberIds.length > MOST_MEMBERS || !memberIds.every(isIdText))
    throw new Refusal(400, say`参数“${'memberIds'}”应为网格员编号的列表`);
  return [...new Set(memberIds)];
}

const below = async (sql: Pick<Sql, 'query'>, id: string) =>
  (await sql.query('select 1 from grid_grid where parent_id = $1 and is_deleted = 0 limit 1', [id])).rows.length;

/** The two parts of a grid, the larger first; refused with what is wrong with the line. */
function partsOf({ name, geom }: GridRow, line: Line): readonly [GridPart, GridPart] {
  const [whole, ...others] = partsIn(geom);
  if (geom === null || whole === undefined) throw new Refusal(400, say`“${name}”还没有画边界，不能分割`);
  if (others.length > 0) throw new Refusal(400, say`“${name}”由 ${others.length + 1} 块组成，只能分割一整块的网格`);
  refuseTooMany(geom);
  const parts = splitArea(whole, line);
  if (parts === 'notThrough') throw new Refusal(400, say`分割线没有穿过“${name}”，请从边界的一侧画到另一侧`);
  if (parts === 'severalTimes') throw new Refusal(400, say`分割线多次穿过“${name}”的边界，请画一条只穿过一次的线`);
  if (parts === 'hole') throw new Refusal(400, say`分割线穿过了“${name}”中间的空洞，请绕开它画`);
  const [kept, cut] = parts.map((area) =>
    partOf({
      type: 'Polygon',
      coordinates: area.map((ring) => ring.map(([lng, lat]): [number, number] => [lng, lat])),
    }),
  );
  if (kept === undefined || cut === undefined || cut.size < LEAST)
    throw new Refusal(400, say`分出来的一块不到 ${LEAST * 1e6} 平方米，请移动分割线`);
  if ([kept, cut].some(({ geometry }) => geometryFault(geometry) !== null))
    throw new Refusal(400, say`分割线自相交，请移开交叉处的点`);
  return [kept, cut];
}

/** How the records of a grid fall to its parts. */
async function sharesOf(
  row: GridRow,
  parts: readonly [GridPart, GridPart],
  context: Context,
): Promise<RegisterShare[]> {
  const pointing = pointingTo(grid, context).filter(({ resource }) => !MEMBER_PATHS.has(resource.path));
  const shares: RegisterShare[] = [];
  for (const { path, count } of await namingCounts(pointing, row.id, context)) {
    const one = pointing.find(({ resource }) => resource.path === path);
    if (one === undefined) continue;
    const { joins, point } = placeThrough(one.table, context.resources);
    const single = one.columns.filter((column) => !isMany(column));
    const figures = { path, label: one.resource.label, moves: 0, stays: count, unplaced: count };
    if (point !== null && single.length > 0) {
      const { rows } = await context.db.query<{ moves: number; placed: number }>(
        `select count(*) filter (where $3::polygon @> p)::int as moves,
           count(*) filter (where $2::polygon @> p or $3::polygon @> p)::int as placed
         from (select ${point} as p from ${one.table.name} t ${joins}
           where t.is_deleted = 0 and (${single.map(namesRow).join(' or ')})) x`,
        [row.id, ...parts.map(polygonText)],
      );
      const { moves = 0, placed = 0 } = rows[0] ?? {};
      shares.push({ ...figures, moves, stays: count - moves, unplaced: count - placed });
    } else shares.push(figures);
  }
  return shares;
}

async function refuseUnlike(row: GridRow, sql: Pick<Sql, 'query'>, input: Input): Promise<void> {
  if (numberIn(input, 'rev', 0) !== row.rev)
    throw new Refusal(409, say`这个网格刚被别人修改过，请核对最新的边界后再分割`);
  if ((await below(sql, row.id)) > 0) throw new Refusal(400, say`“${row.name}”下面还有网格，请分割最下级的网格`);
}

/** What a cut would do. */
export async function previewCut(input: Input, context: Context): Promise<CutPreview> {
  return context.db.tx(async (sql) => {
    const inner = transactionContext(context, sql);
    const row = await lockGrid(sql, idIn(input, 'id'), inner);
    await refuseUnlike(row, sql, input);
    const parts = partsOf(row, lineIn(input));
    return {
      kept: parts[0],
      cut: parts[1],
      records: await sharesOf(row, parts, inner),
      members: await membersOf(row.id, parts, inner),
    };
  });
}

/** What the new grid takes over from the one that it is cut from. */
const TAKEN = [
  'parentId',
  'gridLevel',
  'gridType',
  'deptId',
  'regionCode',
  'address',
  'policeName',
  'policePhone',
  'isEnabled',
  'sort',
  'areaSize',
];

/** Gives the records whose place lies in the part that is cut off to the new grid. */
async function moveRecords(sql: Sql, changeId: string, ids: [string, string], cut: GridPart, context: Context) {
  let records = 0;
  for (const { resource, table, columns } of pointingTo(grid, context)) {
    if (MEMBER_PATHS.has(resource.path)) continue;
    const { joins, point } = placeThrough(table, context.resources);
    if (point === null) continue;
    for (const column of columns.filter((one) => !isMany(one)))
      records += await noteMoves(sql, {
        changeId,
        table,
        column,
        value: '$2::bigint',
        joins,
        where: `t."${column.sql}" = $1::bigint and $3::polygon @> ${point}`,
        params: [...ids, polygonText(cut)],
      });
  }
  return records;
}

/**
 * Cuts a grid in two: the larger part stays the grid, the smaller one is a new grid that takes its records along, and
 * the members who are chosen for it.
 */
export async function cutGrid(input: Input, context: Context): Promise<{ id: string; records: number }> {
  const [gridName, gridCode] = [
    requiredTextIn(input, 'gridName', say`网格名称`, 100),
    requiredTextIn(input, 'gridCode', say`网格编码`, 30),
  ];
  const line = lineIn(input);
  const chosen = memberIdsIn(input);
  const answer = await context.db.tx(async (sql) => {
    const inner = transactionContext(context, sql);
    const tenantId = await lockRegister(sql, gridTable, inner);
    const row = await lockGrid(sql, idIn(input, 'id'), inner);
    await refuseUnlike(row, sql, input);
    const [kept, cut] = partsOf(row, line);
    await lockMembers(sql, row.id, chosen, inner);
    const principal = String(row.wire.principalId ?? '') || null;
    const leaders = await leadersAfter(sql, row.id, principal, chosen);
    const after = {
      ...borderValues(kept.geometry, row.wire),
      ...(leaders.kept !== principal && { principalId: leaders.kept }),
    };
    await store(sql, gridTable, row.stored, columnsOf(after), 'split', inner);
    const taken = {
      ...Object.fromEntries(TAKEN.map((name) => [name, row.wire[name]])),
      ...(leaders.cut !== null && { principalId: leaders.cut }),
    };
    const { id } = await submit(
      gridTable,
      crud.submit,
      { ...taken, gridName, gridCode, ...borderValues(cut.geometry, { ...row.wire, lng: '' }) },
      inner,
    );
    const changeId = context.nextId();
    const ids: [string, string] = [row.id, id];
    const records =
      (await moveRecords(sql, changeId, ids, cut, inner)) + (await moveMembers(sql, changeId, ids, chosen));
    await sql.query(
      `insert into sys_grid_change (id, tenant_id, kind, kept_id, other_id, before, after, records, user_id)
       values ($1, $2, 'split', $3, $4, $5, $6, $7, $8)`,
      [
        changeId,
        tenantId,
        row.id,
        id,
        JSON.stringify(was(after, row)),
        JSON.stringify(after),
        records,
        context.person?.userId,
      ],
    );
    return { id, records };
  });
  forgetGrants(context.db);
  return answer;
}

/** What the values of a border were before. */
export const was = (after: Readonly<Record<string, unknown>>, { wire }: GridRow): Record<string, unknown> =>
  Object.fromEntries(Object.keys(after).map((name) => [name, wire[name] ?? null]));
