import type { Shape } from '@lattice/ui/MapPanel';
import { isInside } from '@lattice/ui/isInside';

/** The first of some areas in which a point lies; null for none. */
export function areaAt(areas: readonly Shape[], lng: number, lat: number): { id: string; name: string } | null {
  const found = areas.find(({ geometry }) => isInside([lng, lat], geometry));
  return found === undefined ? null : { id: found.id, name: found.name };
}
