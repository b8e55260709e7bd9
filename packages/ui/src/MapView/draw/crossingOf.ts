import type { Geometry, Position } from '../geo.ts';

/** Where two stretches cross; null where they do not, or only touch at an end. */
function crossing([a, b]: [Position, Position], [c, d]: [Position, Position]): Position | null {
  const [rx, ry, sx, sy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const across = rx * sy - ry * sx;
  if (across === 0) return null;
  const along = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / across;
  const other = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / across;
  const isWithin = (share: number) => share > 1e-9 && share < 1 - 1e-9;
  return isWithin(along) && isWithin(other) ? [a[0] + along * rx, a[1] + along * ry] : null;
}

const stretchesOf = (ring: readonly Position[]): [Position, Position][] =>
  ring.slice(1).map((position, at) => [ring[at] as Position, position]);

/** The first place at which the rings of an area cross themselves or each other; null for none. */
export function crossingOf(geometry: Geometry | null): Position | null {
  if (geometry?.type !== 'Polygon' && geometry?.type !== 'MultiPolygon') return null;
  const areas = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const stretches = areas.flat().flatMap(stretchesOf);
  for (const [at, one] of stretches.entries())
    for (const other of stretches.slice(at + 1)) {
      const place = crossing(one, other);
      if (place !== null) return place;
    }
  return null;
}
