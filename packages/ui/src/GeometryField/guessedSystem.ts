import type { TextSystem } from '@lattice/geometry/read/TextReading';
import { convertGeometry } from '../MapView/coordinates/CoordinateSystem.ts';
import { type Box, boxOf, type Geometry, positionsOf } from '../MapView/geo.ts';

const systems: readonly TextSystem[] = ['WGS84', 'GCJ02', 'BD09'];

/** Whether a geometry of a system lies in a box of WGS 84. */
export function liesWithin(geometry: Geometry, system: TextSystem, [west, south, east, north]: Box): boolean {
  const box = boxOf(positionsOf(convertGeometry(geometry, system, 'WGS84')));
  return box !== null && box[0] >= west && box[1] >= south && box[2] <= east && box[3] <= north;
}

/** The system that a geometry is likely counted in: the expected one, or another by which alone it lies in the box. */
export function guessedSystem(geometry: Geometry, expected: TextSystem, box: Box | null): TextSystem {
  if (box === null || liesWithin(geometry, expected, box)) return expected;
  return systems.find((system) => liesWithin(geometry, system, box)) ?? expected;
}
