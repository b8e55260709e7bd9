import { legendFieldOf } from '@lattice/api/map/legendFieldOf';
import type { Context } from '../../call/Context.ts';
import type { PlaceSql } from '../place.ts';
import { type Table, snake } from '../table.ts';
import type { Where } from './filters.ts';
import { type CellSides, MICRO } from './mapBox.ts';

/** Rows that have a place, and the condition by which they are asked for. */
export interface CellQuestion {
  table: Table;
  place: PlaceSql;
  where: Where;
  context: Context;
}

/** Rows of one value of the legend's field in one cell; sums and edges in whole parts of a degree. */
export interface CellRow {
  cx: number;
  cy: number;
  k: string;
  n: number;
  x: number;
  y: number;
  west: number;
  south: number;
  east: number;
  north: number;
}

const legendSql = ({ resource }: Table): string => {
  const legend = legendFieldOf(resource);
  return legend === undefined ? "''" : `coalesce(t."${snake(legend)}"::text, '')`;
};

/** How many rows stand in each cell, by value of the legend's field. */
export async function countedCells(
  { table, place, where, context }: CellQuestion,
  { stepLng, stepLat }: CellSides,
): Promise<CellRow[]> {
  // Whole microdegrees: a numeric becomes a double by way of its text, which takes most of the time of a large box.
  const { rows } = await context.db.query<CellRow>(
    `with p as materialized (select (${place.lng} * ${MICRO})::int as x,
        (${place.lat} * ${MICRO})::int as y, ${legendSql(table)} as k
       from ${table.name} t ${place.join}
       where ${where.sql} and ${place.lng} is not null and ${place.lat} is not null)
     select x / ${stepLng} as cx, y / ${stepLat} as cy, k, count(*)::int as n, sum(x)::float8 as x, sum(y)::float8 as y,
       min(x) as west, min(y) as south, max(x) as east, max(y) as north
     from p
     group by 1, 2, 3`,
    where.params,
  );
  return rows;
}

/** A row and where it stands, in whole parts of a degree. */
export interface PlacedId {
  id: string;
  x: number;
  y: number;
}

/** The rows that have a place, by id. */
export async function placedIds({ table, place, where, context }: CellQuestion): Promise<PlacedId[]> {
  const { rows } = await context.db.query<PlacedId>(
    `select t.id::text as id, (${place.lng} * ${MICRO})::int as x, (${place.lat} * ${MICRO})::int as y
       from ${table.name} t ${place.join}
       where ${where.sql} and ${place.lng} is not null and ${place.lat} is not null
       order by t.id`,
    where.params,
  );
  return rows;
}

/** The question about the rows at these places alone, and about those that came after the last of all. */
export function amongIds(
  { where, ...question }: CellQuestion,
  near: readonly PlacedId[],
  last: string | undefined,
): CellQuestion {
  const params = [...where.params];
  const p = (value: unknown) => `$${params.push(value)}`;
  const among = `t.id = any(${p(near.map(({ id }) => id))}::bigint[]) or t.id > ${p(last ?? '0')}::bigint`;
  return { ...question, where: { sql: `${where.sql} and (${among})`, params } };
}
