import type { MapBox } from '@lattice/api/map/mapCall';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';

/** Most cells of an answer in one direction. */
const MOST_CELLS = 36;
/**
 * Sides of a cell at the greatest zoom, in parts of a degree: 64 of the 256 pixels of a tile wide, and about as high on
 * a map of China. One zoom less doubles both, so that a cell is made of whole cells of greater zooms.
 */
const SMALLEST = { zoom: 22, lng: 21, lat: 17 };
/** Zoom beyond which cells of people get no smaller. */
export const PEOPLE_ZOOM = 15;
const DECIMAL = /^-?\d{1,3}(?:\.\d{1,15})?$/;

/** Parts of a degree in which cells are measured, about a tenth of a metre. */
export const MICRO = 1_000_000;

/** Sides of cells in whole parts of a degree. */
export interface CellSides {
  stepLng: number;
  stepLat: number;
}

/** A box in degrees with its cells. */
export interface CellGrid extends CellSides {
  box: MapBox;
  /** The box widened to whole cells. */
  whole: MapBox;
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

/** The sides of cells at a zoom. */
export const sidesOf = (zoom: number, isPeople: boolean): CellSides => {
  const times = 2 ** (SMALLEST.zoom - (isPeople ? Math.min(zoom, PEOPLE_ZOOM) : zoom));
  return { stepLng: SMALLEST.lng * times, stepLat: SMALLEST.lat * times };
};

/**
 * The cells of a box at a zoom; their borders stay where they are when the map moves. Cells of people are larger, and
 * their box is widened to whole cells, so that no cut through a cell tells of single people.
 */
export function cellsOf(box: MapBox, zoom: number, isPeople: boolean): CellGrid {
  const [west, south, east, north] = box;
  let { stepLng, stepLat } = sidesOf(zoom, isPeople);
  while (((east - west) * MICRO) / stepLng > MOST_CELLS || ((north - south) * MICRO) / stepLat > MOST_CELLS) {
    stepLng *= 2;
    stepLat *= 2;
  }
  const edge = (value: number, side: number, round: (one: number) => number) =>
    (round((value * MICRO) / side) * side) / MICRO;
  const whole: MapBox = [
    edge(west, stepLng, Math.floor),
    edge(south, stepLat, Math.floor),
    edge(east, stepLng, Math.ceil),
    edge(north, stepLat, Math.ceil),
  ];
  return { box: isPeople ? whole : box, whole, stepLng, stepLat };
}
