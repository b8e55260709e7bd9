import type { SendOptions, Transport } from '../bind.ts';
import { type Call, get } from '../call.ts';
import type { Geometry, Id } from '../field.ts';
import { partOrNull } from '../readPart.ts';
import type { Resource } from '../resource.ts';

/** West, south, east and north in degrees, WGS 84. */
export type MapBox = readonly [west: number, south: number, east: number, north: number];

/** What of a list stands in a box of the map, by the filters of the list; without a box, where all of it stands. */
export type MapQuestion = Readonly<Record<string, unknown>> & {
  /** Four numbers joined by commas; see `MapBox`. */
  box?: string;
  /** Zoom of the map, 0 to 22, by which the size of a cell follows; 12 without it. */
  zoom?: number;
};

/** Records that stand close together. */
export interface MapCell {
  /** Their middle. */
  lng: number;
  lat: number;
  count: number;
  /** How many have each value of the legend's field; left out where that would tell of single people. */
  by?: Readonly<Record<string, number>>;
}

/** One record on the map. */
export interface MapPoint {
  id: Id;
  /** Its name as the list shows it, masked where the list masks it. */
  title: string;
  /** Its value of the legend's field; '' for none. */
  state: string;
  lng: number;
  lat: number;
  /** Its line or area, where it has one and the answer has room for it. */
  outline?: Geometry;
}

/** An answer of the map: of a box `cells` or `points`, of all `placed`, `extent` and `by`. */
export interface MapAnswer {
  /** Records that the question finds: in the box, or in the whole list. */
  total: number;
  cells?: readonly MapCell[];
  points?: readonly MapPoint[];
  /** Cells of fewer than five people are left out. */
  hasFew?: true;
  /** How many of the list have a place. */
  placed?: number;
  /** Where they stand; null for none. */
  extent?: MapBox | null;
  /** How many with a place have each value of the legend's field. */
  by?: Readonly<Record<string, number>>;
}

/**
 * The call that tells where the rows of a list stand; every register with a place whose list the engine answers has it
 * below its path. Only our own server answers it.
 */
export const mapCall: Call<MapQuestion, MapAnswer | null> = get<MapQuestion, MapAnswer | null>('map', {
  blank: partOrNull<MapAnswer>({ total: 0 }),
});

/** Asks where rows stand; null where the list is made in a way of its own. Refused with 400 for a box that is none. */
export async function askMap(
  definition: Pick<Resource, 'path'>,
  transport: Transport,
  question: MapQuestion,
  options?: SendOptions,
): Promise<MapAnswer | null> {
  return (await transport.send(`${definition.path}/${mapCall.path}`, mapCall, question, options)) as MapAnswer | null;
}
