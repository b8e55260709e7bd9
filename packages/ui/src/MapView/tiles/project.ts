import type { Box } from '../geo.ts';
import { TILE, type TileAddress } from './TileTask.ts';

const RADIANS = Math.PI / 180;

/** Longitude in pixels of the whole world at a zoom of tiles. */
export const pixelX = (lng: number, z: number): number => (lng / 360 + 0.5) * TILE * 2 ** z;

/** Latitude in pixels of the whole world at a zoom of tiles. */
export function pixelY(lat: number, z: number): number {
  const sine = Math.sin(lat * RADIANS);
  const share = 0.5 - (0.25 * Math.log((1 + sine) / (1 - sine))) / Math.PI;
  return Math.min(1, Math.max(0, share)) * TILE * 2 ** z;
}

/** Longitude of a column of pixels of the whole world at a zoom of tiles. */
export const lngOf = (x: number, z: number): number => (x / (TILE * 2 ** z) - 0.5) * 360;
/** Latitude of a row of pixels of the whole world at a zoom of tiles. */
export const latOf = (y: number, z: number): number =>
  Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / (TILE * 2 ** z)))) / RADIANS;

/** The box of a tile, made wider by some pixels. */
export const boxOfTile = ({ z, x, y }: TileAddress, margin: number): [number, number, number, number] => [
  Math.max(-180, lngOf(x * TILE - margin, z)),
  latOf((y + 1) * TILE + margin, z),
  Math.min(180, lngOf((x + 1) * TILE + margin, z)),
  latOf(y * TILE - margin, z),
];

/** The box around a position, so many pixels wide to each side. */
export function boxAround([lng, lat]: readonly [number, number], z: number, reach: number): Box {
  const [x, y] = [pixelX(lng, z), pixelY(lat, z)];
  return [lngOf(x - reach, z), latOf(y + reach, z), lngOf(x + reach, z), latOf(y - reach, z)];
}
