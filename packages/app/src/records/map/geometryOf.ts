import type { Place } from '@lattice/api/map/placeOf';
import type { CrudRow } from '@lattice/ui/CrudTable';
import type { Box, Geometry, Position } from '@lattice/ui/MapView';

/** Whether a value is a geometry that can be drawn. */
export const isGeometry = (value: unknown): value is Geometry =>
  typeof value === 'object' && value !== null && 'type' in value && 'coordinates' in value;

const numberOf = (value: unknown): number => (value === '' || value === null ? Number.NaN : Number(value));

/** Where a row stands by its own fields: its line or area, else its point; null for no place. */
export function geometryOf(place: Exclude<Place, { kind: 'reference' }>, row: CrudRow): Geometry | null {
  const drawn = place.outline === undefined ? undefined : row[place.outline];
  if (isGeometry(drawn)) return drawn;
  if (place.kind === 'outline') return null;
  const at: Position = [numberOf(row[place.lng]), numberOf(row[place.lat])];
  return at.every((part) => Number.isFinite(part)) ? { type: 'Point', coordinates: at } : null;
}

const positionsIn = (coordinates: unknown): Position[] => {
  if (!Array.isArray(coordinates)) return [];
  const [lng, lat] = coordinates as unknown[];
  return typeof lng === 'number' && typeof lat === 'number' ? [[lng, lat]] : coordinates.flatMap(positionsIn);
};

/** The least box around geometries; null for none. */
export function boxAround(geometries: readonly Geometry[]): Box | null {
  let box: Box | null = null;
  for (const { coordinates } of geometries)
    for (const [lng, lat] of positionsIn(coordinates)) {
      const [west, south, east, north]: Box = box ?? [lng, lat, lng, lat];
      box = [Math.min(west, lng), Math.min(south, lat), Math.max(east, lng), Math.max(north, lat)];
    }
  return box;
}
