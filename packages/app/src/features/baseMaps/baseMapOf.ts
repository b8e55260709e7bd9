import type { OfferedMap } from '@lattice/api/baseMaps';
import type { BaseMap } from '@lattice/ui/baseMaps';

const kinds = ['tiles', 'pmtiles', 'own'] as const;
const systems = ['WGS84', 'CGCS2000', 'GCJ02', 'BD09'] as const;

const zoomOf = (value: unknown, other: number) => (typeof value === 'number' && value >= 0 ? value : other);

/** A base map of the kit from what a server or the settings of a page say; null for one that cannot be drawn. */
export function baseMapOf(said: Partial<OfferedMap>): BaseMap | null {
  const kind = kinds.find((one) => one === said.kind);
  const system = systems.find((one) => one === (said.system ?? 'WGS84'));
  const { id, name, url = '', approval = '', source = '', sensitivity } = said;
  if (kind === undefined || system === undefined || !name || (kind !== 'own' && url === '')) return null;
  return {
    id: id ?? name,
    name,
    kind,
    url,
    system,
    source,
    ...(approval !== '' && { approval }),
    sensitivity: sensitivity === 'public' ? 'public' : 'internal',
    zooms: [zoomOf(said.minZoom, 0), zoomOf(said.maxZoom, 18)],
  };
}
