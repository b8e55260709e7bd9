import type { Box } from '../../MapView/geo.ts';
import type { BoxAnswer } from '../../MapView/layers/MapLayer.ts';
import type { CrudQuery, CrudRow } from '../DataSource.ts';

/** Which rows stand on the map of a list: its question without page and order. */
export type MapQuery = Pick<CrudQuery, 'search' | 'any' | 'where'>;

/** Where the rows stand that answer a question. */
export interface PlacedRows {
  /** How many of them have a place. */
  placed: number;
  /** The box around them; null for none. */
  extent: Box | null;
  /** How many of them have each value of the legend's field. */
  by: Readonly<Record<string, number>>;
  /** How many rows were looked at, where there are more than that. */
  readUpTo?: number;
  /** True where places of fewer people than may be told are left out. */
  hasFew?: boolean;
}

/** Where the rows of a list stand, whatever their page. */
export interface RowMap {
  /** Field whose values colour the rows and stand in the legend; one colour for all by default. */
  legend?: string | undefined;
  /** Whether rows have lines or areas; default false. */
  hasOutlines?: boolean;
  /** Where all rows stand that answer a question, read anew each time. */
  whole: (query: MapQuery, signal: AbortSignal) => Promise<PlacedRows>;
  /** What of them stands in a box at a zoom (0 to 19), as it is or counted in cells. */
  inBox: (query: MapQuery, box: Box, zoom: number, signal: AbortSignal) => Promise<BoxAnswer>;
  /** Some of the rows as the list shows them, masked as there; those that are gone are left out. */
  rows: (ids: readonly string[]) => Promise<readonly CrudRow[]>;
}
