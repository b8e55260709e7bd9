import { tooManyBeside } from '@lattice/api/map/borderMessages';
import type { GridPart } from '@lattice/api/map/gridReshape';
import { isInRing, ringSize } from '@lattice/api/map/splitArea';
import type { Geometry } from '@lattice/api/field';
import { grid } from '@lattice/api/resources/grid/grid';
import type { Context } from '../../../call/Context.ts';
import type { Sql } from '../../../db/Database.ts';
import { storedValue, wireRow } from '../../../table/bodyValues.ts';
import { Refusal } from '../../../errors/Refusal.ts';
import { type Column, columnOf, tableOf } from '../../../table/table.ts';
import { lockRow } from '../../../table/write/store.ts';

type Ring = [number, number][];

/** The table of grids. */
export const gridTable = tableOf(grid);

/** A grid that is locked to the end of the transaction. */
export interface GridRow {
  id: string;
  name: string;
  geom: Geometry | null;
  rev: number;
  /** As the database has it. */
  stored: Record<string, unknown>;
  /** As the wire has it, unmasked. */
  wire: Record<string, unknown>;
}

/** Locks a grid within the scope of the person. */
export async function lockGrid(sql: Sql, id: string, context: Context): Promise<GridRow> {
  const stored = await lockRow(sql, gridTable, id, context);
  const wire = wireRow(gridTable, stored);
  return {
    id,
    name: String(wire.gridName ?? ''),
    geom: (stored.geom ?? null) as Geometry | null,
    rev: Number(stored.rev),
    stored,
    wire,
  };
}

/** The parts of an area, each its rings; none for what is no area. */
export function partsIn(geometry: Geometry | null): Ring[][] {
  if (geometry?.type === 'Polygon') return [geometry.coordinates];
  return geometry?.type === 'MultiPolygon' ? geometry.coordinates : [];
}

/** Refuses a border with more vertices than are judged among others. */
export function refuseTooMany(geometry: Geometry): void {
  const message = tooManyBeside(geometry);
  if (message !== null) throw new Refusal(400, { ...message, ofContract: true });
}

const sizeOf = ([outline = [], ...holes]: Ring[]): number =>
  ringSize(outline) - holes.reduce((sum, hole) => sum + ringSize(hole), 0);

/** An area with its size. */
export const partOf = (geometry: Geometry): GridPart => {
  const size = partsIn(geometry).reduce((sum, rings) => sum + sizeOf(rings), 0);
  return { geometry, size: Math.round(size * 10_000) / 10_000 };
};

/** A place inside of an area, as good as one is found: the middle of its largest part, else the first vertex of it. */
function middleOf(geometry: Geometry): readonly [number, number] {
  const [[outline = []] = []] = partsIn(geometry).sort((a, b) => sizeOf(b) - sizeOf(a));
  const corners = outline.slice(1);
  const mean = (axis: 0 | 1) => corners.reduce((sum, corner) => sum + corner[axis], 0) / Math.max(1, corners.length);
  const middle: [number, number] = [mean(0), mean(1)];
  return isInRing(middle, outline) ? middle : (outline[0] ?? middle);
}

const degrees = (value: number) => value.toFixed(6);

/** A ring as the database reads a polygon. */
export const polygonText = ({ geometry }: GridPart): string =>
  `(${(partsIn(geometry)[0]?.[0] ?? []).map((corner) => `(${corner.join(',')})`).join(',')})`;

/** What a border says of its grid: itself, its size where that was told, and a point inside; the old one if it fits. */
export function borderValues(geometry: Geometry, old: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const isIn = ([outline = []]: Ring[]) => isInRing([Number(old.lng), Number(old.lat)], outline);
  const stands = old.lng !== '' && old.lng !== null && partsIn(geometry).some(isIn);
  const [lng, lat] = middleOf(geometry);
  const isSized = old.areaSize !== null && old.areaSize !== '' && Number(old.areaSize) > 0;
  return {
    geom: geometry,
    ...(isSized && { areaSize: partOf(geometry).size }),
    ...(!stands && { lng: degrees(lng), lat: degrees(lat) }),
  };
}

/** Values by wire name as columns in stored form. */
export const columnsOf = (values: Readonly<Record<string, unknown>>): Map<Column, unknown> =>
  new Map(
    Object.entries(values).map(([name, value]) => {
      const column = columnOf(gridTable, name);
      return [column, value === '' || value === null ? null : storedValue(column, value)];
    }),
  );
