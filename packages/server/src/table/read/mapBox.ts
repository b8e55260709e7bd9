import type { MapBox } from '@lattice/api/map/mapCall';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';

/** Most cells of an answer in one direction. */
const MOST_CELLS = 36;
/** Pixels of a cell; a tile has 256. */
const CELL = 64;
/** Zoom beyond which cells of people get no smaller. */
const PEOPLE_ZOOM = 15;
/** A degree of latitude is that much of one of longitude on a map of China, about. */
const LATITUDE = 0.8;
const DECIMAL = /^-?\d{1,3}(?:\.\d{1,15})?$/;

/** Parts of a degree in which cells are measured, about a tenth of a metre. */
export const MICRO = 1_000_000;

/** A box in degrees with its cells, whose sides are whole parts of a degree. */
export interface CellGrid {
  box: MapBox;
  stepLng: number;
  stepLat: number;
}

/** Reads a box; null where none is given. @throws {Refusal} 400 for what is none. */
export function boxIn(raw: unknown): MapBox | null {
  if (raw === undefined || raw === '') return null;
  const parts = typeof raw === 'string' && raw.length <= 100 ? raw.split(',') : [];
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number);
  const isBox =
    parts.length === 4 &&
    parts.every((part) => DECIMAL.test(part)) &&
    west < east &&
    south < north &&
    Math.max(Math.abs(west), Math.abs(east)) <= 180 &&
    Math.max(Math.abs(south), Math.abs(north)) <= 90;
  if (!isBox)
    throw new Refusal(400, say`参数“box”应为西、南、东、北四个经纬度，用逗号隔开，例如 113.5,34.6,113.7,34.8`);
  return [west, south, east, north];
}

/** Reads a zoom, 0 to 22; 12 without it. @throws {Refusal} 400 for what is none. */
export function zoomIn(raw: unknown): number {
  if (raw === undefined || raw === '') return 12;
  if (typeof raw !== 'string' || !/^\d{1,2}$/.test(raw) || Number(raw) > 22)
    throw new Refusal(400, say`参数“zoom”应为 0 到 22 的整数`);
  return Number(raw);
}

/**
 * The cells of a box at a zoom; their borders stay where they are when the map moves. Cells of people are larger, and
 * their box is widened to whole cells, so that no cut through a cell tells of single people.
 */
export function cellsOf(box: MapBox, zoom: number, isPeople: boolean): CellGrid {
  const [west, south, east, north] = box;
  let step = (360 / 2 ** (isPeople ? Math.min(zoom, PEOPLE_ZOOM) : zoom)) * (CELL / 256);
  while ((east - west) / step > MOST_CELLS || (north - south) / (step * LATITUDE) > MOST_CELLS) step *= 2;
  const stepLng = Math.max(1, Math.round(step * MICRO));
  const stepLat = Math.max(1, Math.round(step * LATITUDE * MICRO));
  const edge = (value: number, side: number, round: (one: number) => number) =>
    (round((value * MICRO) / side) * side) / MICRO;
  const whole: MapBox = [
    edge(west, stepLng, Math.floor),
    edge(south, stepLat, Math.floor),
    edge(east, stepLng, Math.ceil),
    edge(north, stepLat, Math.ceil),
  ];
  return { box: isPeople ? whole : box, stepLng, stepLat };
}
