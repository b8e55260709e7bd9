import { grid } from '@lattice/api/resources/grid/grid';
import type { Shape } from '@lattice/ui/MapView';
import { queryClient } from '../session/queryClient.ts';
import { client } from '../session/client.ts';
import { isHidden } from './isHidden.ts';
import { isInside } from '@lattice/ui/isInside';

/** The first of some areas in which a point lies; null for none. */
export function areaAt(areas: readonly Shape[], lng: number, lat: number): { id: string; name: string } | null {
  const found = areas.find(({ geometry }) => isInside([lng, lat], geometry));
  return found === undefined ? null : { id: found.id, name: found.name };
}

/** Areas of the basic grids, as the ground of maps, kept for five minutes; none for people who may not see grids. */
export const gridShapes = (): Promise<Shape[]> =>
  queryClient.fetchQuery({
    queryKey: ['rows', 'grid/grid', 'shapes'],
    queryFn: async () => {
      if (await isHidden(grid)) return [];
      const { records } = await client(grid)
        .page({ current: 1, size: 200, gridLevel: '3' })
        .catch(() => ({ records: [] }));
      return records.flatMap(({ id, gridName, geom }) => (geom ? [{ id, name: gridName, geometry: geom }] : []));
    },
    staleTime: 300_000,
  });
