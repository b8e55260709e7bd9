import type { PlainCall } from '@lattice/api/call';
import type { Geometry } from '@lattice/api/field';
import type { MapAnswer, MapBox, MapCell, MapPoint } from '@lattice/api/map/mapCall';
import { legendFieldOf } from '@lattice/api/map/legendFieldOf';
import { placeOf, showsPeople } from '@lattice/api/map/placeOf';
import { canSeeUnmasked } from '../../access/allow.ts';
import type { Context } from '../../call/Context.ts';
import { audit } from '../audit.ts';
import { placeSql } from '../place.ts';
import { type Table, columnOf } from '../table.ts';
import { type KeptCells, keptCells } from './keptCells.ts';
import { type CellGrid, type CellSides, MICRO, boxIn, cellsOf, sidesOf, zoomIn } from './mapBox.ts';
import { type CellQuestion, type CellRow, amongIds, countedCells } from './mapCells.ts';
import { whereOf } from './read.ts';
import { selectionOf } from './select.ts';

/** Records up to which an answer names each of them. */
export const MOST_POINTS = 600;
/**
 * How many times as many records the kept cells have to tell of one zoom beyond their own, where they reach over the
 * edges of the box: cells twice as large as others are then the answer, and nobody waits for a count.
 */
const SURELY = 2;
/** Fewest people that a cell tells of. */
export const FEWEST = 5;
/** Most characters of all outlines of an answer, and of a title. */
const OUTLINES = 100_000;
const TITLE = 60;
/** Degrees to which the extent of people is widened. */
const EXTENT_STEP = 0.05;
/** Cells for questions about all of a list: a few. */
const WORLD = sidesOf(4, false);

/** What its rows say of where they stand, as the answer for the whole list. */
function wholeOf(rows: readonly CellRow[], isAnonymous: boolean): MapAnswer {
  const by: Record<string, number> = {};
  for (const { k, n } of rows) by[k] = (by[k] ?? 0) + n;
  const placed = Object.values(by).reduce((sum, n) => sum + n, 0);
  const isFew = isAnonymous && placed < FEWEST;
  const wide = (micro: number, round: (one: number) => number) => {
    const value = micro / MICRO;
    return isAnonymous ? Number((round(value / EXTENT_STEP) * EXTENT_STEP).toFixed(6)) : value;
  };
  const extentOf = (): MapBox => {
    const edges = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
    for (const { west, south, east, north } of rows) {
      edges.west = Math.min(edges.west, west);
      edges.south = Math.min(edges.south, south);
      edges.east = Math.max(edges.east, east);
      edges.north = Math.max(edges.north, north);
    }
    return [
      wide(edges.west, Math.floor),
      wide(edges.south, Math.floor),
      wide(edges.east, Math.ceil),
      wide(edges.north, Math.ceil),
    ];
  };
  return {
    total: placed,
    placed,
    extent: placed === 0 || isFew ? null : extentOf(),
    by: Object.fromEntries(Object.entries(by).filter(([, n]) => !isAnonymous || n >= FEWEST)),
    ...(isFew && { hasFew: true }),
  };
}

const rounded = (value: number) => Math.round(value * 1e6) / 1e6;

/** Counted cells as an answer: gathered to the cells of a box, those of too few people left out. */
function gathered(
  rows: readonly CellRow[],
  from: CellSides,
  { whole: [west, south, east, north], stepLng, stepLat }: CellGrid,
  isAnonymous: boolean,
): MapAnswer {
  const [acrossX, acrossY] = [stepLng / from.stepLng, stepLat / from.stepLat];
  const at = (degrees: number, step: number) => Math.round((degrees * MICRO) / step);
  const edges = [at(west, stepLng), at(south, stepLat), at(east, stepLng), at(north, stepLat)] as const;
  interface Gathered {
    cx: number;
    cy: number;
    x: number;
    y: number;
    n: number;
    by: Record<string, number>;
  }
  const cells = new Map<number, Gathered>();
  for (const row of rows) {
    const [cx, cy] = [Math.floor(row.cx / acrossX), Math.floor(row.cy / acrossY)];
    if (cx < edges[0] || cy < edges[1] || cx >= edges[2] || cy >= edges[3]) continue;
    const key = (cx - edges[0]) * (edges[3] - edges[1]) + cy - edges[1];
    let cell = cells.get(key);
    if (cell === undefined) cells.set(key, (cell = { cx, cy, x: 0, y: 0, n: 0, by: {} }));
    cell.x += row.x;
    cell.y += row.y;
    cell.n += row.n;
    cell.by[row.k] = (cell.by[row.k] ?? 0) + row.n;
  }
  const all = [...cells.values()];
  const shown = isAnonymous ? all.filter(({ n }) => n >= FEWEST) : all;
  return {
    total: shown.reduce((sum, { n }) => sum + n, 0),
    cells: shown.map(({ cx, cy, x, y, n, by }): MapCell =>
      isAnonymous
        ? { lng: ((cx + 0.5) * stepLng) / MICRO, lat: ((cy + 0.5) * stepLat) / MICRO, count: n }
        : { lng: rounded(x / n / MICRO), lat: rounded(y / n / MICRO), count: n, by },
    ),
    ...(shown.length < all.length && { hasFew: true }),
  };
}

/**
 * The question about the rows in a box, `isFew` where they are known to be few. Where all rows of it are few and kept,
 * those in the box are asked for by id: the box alone would read what all others have there.
 */
function inBox(question: CellQuestion, [west, south, east, north]: MapBox, kept: KeptCells | null) {
  const placed = kept?.placed ?? null;
  const near = placed?.filter(
    ({ x, y }) => x >= west * MICRO - 1 && x <= east * MICRO + 1 && y >= south * MICRO - 1 && y <= north * MICRO + 1,
  );
  const { where, ...rest } = near === undefined ? question : amongIds(question, near, placed?.at(-1)?.id);
  const { lng, lat } = question.place;
  const params = [...where.params];
  const p = (value: number) => `$${params.push(String(value))}::numeric`;
  const inside = `${lng} between ${p(west)} and ${p(east)} and ${lat} between ${p(south)} and ${p(north)}`;
  return {
    ...rest,
    where: { sql: `${where.sql} and ${inside}`, params },
    isFew: near !== undefined && near.length <= MOST_POINTS,
  };
}

/** The rows themselves, named as the list names them. */
async function pointsIn({ table, place, where, context }: CellQuestion): Promise<MapPoint[]> {
  const { resource } = table;
  const [title, legend, at] = [resource.title ?? 'id', legendFieldOf(resource), placeOf(resource)];
  const outline = at === null || at.kind === 'reference' ? undefined : at.outline;
  const requested = new Set(['id', title, `${title}Name`, ...(legend === undefined ? [] : [legend])]);
  const selection = selectionOf(table, context, true, requested);
  const shape = outline === undefined ? 'null' : `t."${columnOf(table, outline).sql}"`;
  const { rows } = await context.db.query(
    `select ${selection.columns}, t.map__lng, t.map__lat, ${shape} as map__shape from (
       select t.*, ${place.lng}::float8 as map__lng, ${place.lat}::float8 as map__lat from ${table.name} t ${place.join}
           where ${where.sql} offset 0) t ${selection.joins}
       order by t.id limit ${MOST_POINTS}`,
    where.params,
  );
  let room = OUTLINES;
  return rows.map((row) => {
    const wire = selection.read(row, { plainly: false, quirks: false });
    const { map__lng: lng, map__lat: lat, map__shape: drawn } = row;
    const size = drawn === null || drawn === undefined ? 0 : JSON.stringify(drawn).length;
    const isDrawn = size > 0 && size <= room;
    if (isDrawn) room -= size;
    return {
      id: String(wire.id),
      title: String(wire[`${title}Name`] || wire[title] || '').slice(0, TITLE),
      state: legend === undefined ? '' : String(wire[legend] ?? ''),
      lng: rounded(Number(lng)),
      lat: rounded(Number(lat)),
      ...(isDrawn && { outline: drawn as Geometry }),
    };
  });
}

/**
 * Where the rows stand that a list would give, within the scope of the person and by the conditions of the list: in a
 * `box` as cells, as points where they are few; without one as a whole. Registers of people tell those who see masked
 * values alone of cells with five people and more, and who looks at single people is on record.
 */
export async function mapOf(
  table: Table,
  call: Pick<PlainCall, 'fixed'>,
  { box: rawBox, zoom: rawZoom, ascs: _ascs, descs: _descs, current: _c, size: _s, ...input }: Record<string, unknown>,
  context: Context,
): Promise<MapAnswer | null> {
  const [box, zoom] = [boxIn(rawBox), zoomIn(rawZoom)];
  const place = placeSql(table, context.resources);
  if (place === null) return null;
  const isPeople = showsPeople(table.resource);
  const isAnonymous = isPeople && !canSeeUnmasked(context.person, table.resource);
  const where = whereOf(table, input, call, context);
  const requested = { table, place, where, context };
  const kept = await keptCells(requested, isAnonymous);
  if (box === null) return wholeOf(kept?.rows ?? (await countedCells(requested, WORLD)), isAnonymous);
  const grid = cellsOf(box, zoom, isAnonymous);
  // Few by the kept cells: the records themselves are asked for without counting them first.
  let isFew = false;
  if (kept !== null) {
    const isFine = kept.sides.stepLng > grid.stepLng;
    const known = isFine ? cellsOf(box, zoom - 1, isAnonymous) : grid;
    if (kept.sides.stepLng <= known.stepLng) {
      const cells = gathered(kept.rows, kept.sides, known, isAnonymous);
      if (isAnonymous || cells.total > MOST_POINTS * (isFine ? SURELY : 1)) return cells;
      isFew = cells.total <= MOST_POINTS;
    }
  }
  const narrowed = inBox(requested, grid.box, kept);
  isFew ||= narrowed.isFew;
  if (!isFew) {
    const cells = gathered(await countedCells(narrowed, grid), grid, grid, isAnonymous);
    if (isAnonymous || cells.total > MOST_POINTS) return cells;
  }
  const points = await pointsIn(narrowed);
  if (isPeople && points.length > 0)
    await context.db.tx((sql) =>
      audit(sql, context, {
        action: 'map',
        path: table.resource.path,
        changes: { box: { after: grid.box.join(',') }, count: { after: points.length } },
      }),
    );
  return { total: points.length, points };
}
