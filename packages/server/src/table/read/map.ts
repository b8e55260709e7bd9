import type { PlainCall } from '@lattice/api/call';
import type { Geometry } from '@lattice/api/field';
import type { MapAnswer, MapCell, MapPoint } from '@lattice/api/map/mapCall';
import { legendFieldOf } from '@lattice/api/map/legendFieldOf';
import { placeOf, showsPeople } from '@lattice/api/map/placeOf';
import { canSeeUnmasked } from '../../access/allow.ts';
import type { Context } from '../../call/Context.ts';
import { audit } from '../audit.ts';
import { type PlaceSql, placeSql } from '../place.ts';
import { type Table, columnOf, snake } from '../table.ts';
import type { Where } from './filters.ts';
import { type CellGrid, MICRO, boxIn, cellsOf, zoomIn } from './mapBox.ts';
import { whereOf } from './read.ts';
import { selectionOf } from './select.ts';

/** Records up to which an answer names each of them. */
export const MOST_POINTS = 600;
/** Fewest people that a cell tells of. */
export const FEWEST = 5;
/** Most characters of all outlines of an answer, and of a title. */
const OUTLINES = 100_000;
const TITLE = 60;
/** Degrees to which the extent of people is widened. */
const EXTENT_STEP = 0.05;

interface Asked {
  table: Table;
  place: PlaceSql;
  /** Condition of the rows that have a place. */
  where: Where;
  /** Rows are people, and who asks may only see figures. */
  isAnonymous: boolean;
  context: Context;
}

const legendSql = ({ resource }: Table): string => {
  const legend = legendFieldOf(resource);
  return legend === undefined ? "''" : `coalesce(t."${snake(legend)}"::text, '')`;
};

/** Where all rows of the list stand. */
async function wholeOf({ table, place, where, isAnonymous, context }: Asked): Promise<MapAnswer> {
  const { rows } = await context.db.query<{ k: string; n: number; e: number[] }>(
    `select ${legendSql(table)} as k, count(*)::int as n, array[min(${place.lng}), min(${place.lat}), max(${place.lng}),
      max(${place.lat})]::float8[] as e
     from ${table.name} t ${place.join}
     where ${where.sql} and ${place.lng} is not null and ${place.lat} is not null
     group by 1`,
    where.params,
  );
  const placed = rows.reduce((sum, { n }) => sum + n, 0);
  const isFew = isAnonymous && placed < FEWEST;
  const edge = (at: number, pick: (...all: number[]) => number) => pick(...rows.map(({ e }) => e[at] ?? 0));
  const wide = (value: number, round: (one: number) => number) =>
    isAnonymous ? Number((round(value / EXTENT_STEP) * EXTENT_STEP).toFixed(6)) : value;
  return {
    total: placed,
    placed,
    extent:
      placed === 0 || isFew
        ? null
        : [
            wide(edge(0, Math.min), Math.floor),
            wide(edge(1, Math.min), Math.floor),
            wide(edge(2, Math.max), Math.ceil),
            wide(edge(3, Math.max), Math.ceil),
          ],
    by: Object.fromEntries(rows.filter(({ n }) => !isAnonymous || n >= FEWEST).map(({ k, n }) => [k, n])),
    ...(isFew && { hasFew: true }),
  };
}

const rounded = (value: number) => Math.round(value * 1e6) / 1e6;

/** How many rows stand in each cell, by value of the legend's field. */
async function cellsIn({ table, place, where, isAnonymous, context }: Asked, grid: CellGrid): Promise<MapAnswer> {
  // Whole microdegrees: a numeric becomes a double by way of its text, which takes most of the time of a large box.
  const { stepLng, stepLat } = grid;
  const { rows } = await context.db.query<{ cx: number; cy: number; k: string; n: number; x: number; y: number }>(
    `with p as materialized (select (${place.lng} * ${MICRO})::int as x,
        (${place.lat} * ${MICRO})::int as y, ${legendSql(table)} as k
       from ${table.name} t ${place.join} where ${where.sql})
     select x / ${stepLng} as cx, y / ${stepLat} as cy, k, count(*)::int as n, sum(x)::float8 as x, sum(y)::float8 as y
     from p
     group by 1, 2, 3`,
    where.params,
  );
  const cells = new Map<string, { cx: number; cy: number; x: number; y: number; n: number; by: [string, number][] }>();
  for (const { cx, cy, k, n, x, y } of rows) {
    const cell = cells.get(`${cx},${cy}`) ?? { cx, cy, x: 0, y: 0, n: 0, by: [] };
    cell.by.push([k, n]);
    cells.set(`${cx},${cy}`, { ...cell, x: cell.x + x, y: cell.y + y, n: cell.n + n });
  }
  const all = [...cells.values()];
  const shown = isAnonymous ? all.filter(({ n }) => n >= FEWEST) : all;
  return {
    total: shown.reduce((sum, { n }) => sum + n, 0),
    cells: shown.map(({ cx, cy, x, y, n, by }): MapCell =>
      isAnonymous
        ? { lng: ((cx + 0.5) * stepLng) / MICRO, lat: ((cy + 0.5) * stepLat) / MICRO, count: n }
        : { lng: rounded(x / n / MICRO), lat: rounded(y / n / MICRO), count: n, by: Object.fromEntries(by) },
    ),
    ...(shown.length < all.length && { hasFew: true }),
  };
}

/** The rows themselves, named as the list names them. */
async function pointsIn({ table, place, where, context }: Asked): Promise<MapPoint[]> {
  const { resource } = table;
  const [title, legend, at] = [resource.title ?? 'id', legendFieldOf(resource), placeOf(resource)];
  const outline = at === null || at.kind === 'reference' ? undefined : at.outline;
  const requested = new Set(['id', title, `${title}Name`, ...(legend === undefined ? [] : [legend])]);
  const selection = selectionOf(table, context, true, requested);
  const shape = outline === undefined ? 'null' : `t."${columnOf(table, outline).sql}"`;
  const { rows } = await context.db.query(
    `select ${selection.columns}, t.map__lng, t.map__lat, ${shape} as map__shape from (
       select t.*, ${place.lng}::float8 as map__lng, ${place.lat}::float8 as map__lat from ${table.name} t ${place.join}
           where ${where.sql} order by t.id limit ${MOST_POINTS}) t ${selection.joins}
       order by t.id`,
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
  const requested = { table, place, where, isAnonymous, context };
  if (box === null) return wholeOf(requested);
  const grid = cellsOf(box, zoom, isAnonymous);
  const p = (value: number) => `$${where.params.push(String(value))}::numeric`;
  const [west, south, east, north] = grid.box;
  const inside = `${place.lng} between ${p(west)} and ${p(east)} and ${place.lat} between ${p(south)} and ${p(north)}`;
  const narrowed = { ...requested, where: { sql: `${where.sql} and ${inside}`, params: where.params } };
  const cells = await cellsIn(narrowed, grid);
  if (isAnonymous || cells.total > MOST_POINTS) return cells;
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
