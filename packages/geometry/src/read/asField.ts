import type { FoundGeometry, StoredGeometry } from './TextReading.ts';

const isClosed = (line: readonly [number, number][]): boolean => String(line[0]) === String(line.at(-1));

/** A geometry as a field takes it, a closed line and bare positions as an area; null for another kind. */
function asKind({ geometry, isList }: FoundGeometry, wanted: 'LineString' | 'Polygon'): StoredGeometry | null {
  if (wanted === 'LineString') return geometry.type === 'LineString' ? geometry : null;
  if (geometry.type !== 'LineString') return geometry;
  const { coordinates } = geometry;
  const [first] = coordinates;
  if (first === undefined || coordinates.length < 3 || !(isList || isClosed(coordinates))) return null;
  return { type: 'Polygon', coordinates: [isClosed(coordinates) ? coordinates : [...coordinates, first]] };
}

/** What of a text a field of lines or areas can take. */
export const fitting = (found: readonly FoundGeometry[], wanted: 'LineString' | 'Polygon'): FoundGeometry[] =>
  found.flatMap((one) => {
    const fit = asKind(one, wanted);
    return fit === null ? [] : [{ name: one.name, geometry: fit }];
  });

/** The chosen ones as one geometry, areas as parts of one area; null for none. */
export function together(chosen: readonly FoundGeometry[]): StoredGeometry | null {
  const [first] = chosen;
  if (first === undefined || chosen.length === 1) return first?.geometry ?? null;
  const coordinates = chosen.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : [],
  );
  return coordinates.length === 0 ? first.geometry : { type: 'MultiPolygon', coordinates };
}
