import { type GridBrief, grid } from '@lattice/api/resources/grid/grid';
import type { Shape } from '@lattice/ui/MapView';
import { useQuery } from '@tanstack/react-query';
import { boxAround } from '../../records/map/geometryOf.ts';
import { client } from '../../session/client.ts';

/** Degrees by which boxes may be apart and still be neighbours; about fifty metres. */
const NEAR = 0.0005;

const areNear = (one: GridBrief, other: GridBrief): boolean => {
  const [a, b] = [one, other].map(({ geom }) => (geom === null ? null : boxAround([geom])));
  return !!a && !!b && a[0] <= b[2] + NEAR && b[0] <= a[2] + NEAR && a[1] <= b[3] + NEAR && b[1] <= a[3] + NEAR;
};

/** A grid with those beside it. */
export interface GridGround {
  own: GridBrief & { rev: number };
  /** Grids below the same one, in their order. */
  peers: readonly GridBrief[];
  /** Those of them that lie beside it. */
  near: readonly GridBrief[];
  /** How many grids lie below it. */
  below: number;
}

/** The outline of a grid under a name. */
export const shapeOf = ({ id, gridName, geom }: GridBrief, name = gridName): Shape[] =>
  geom === null ? [] : [{ id, name, geometry: geom }];

/** Reads a grid, those beside it and how many lie below it. */
export const useGridGround = (id: string) =>
  useQuery({
    queryKey: ['borders', 'ground', id],
    queryFn: async (): Promise<GridGround> => {
      const [row, below] = await Promise.all([
        client(grid).detail(id),
        client(grid).getSubordinateGrid({ gridId: id }),
      ]);
      const all = await client(grid).getPeerGrid({ parentId: row.parentId === '' ? '0' : row.parentId });
      const own = all.find((one) => one.id === id);
      const peers = all.filter((one) => one.id !== id);
      const brief = { ...row, principalName: '', ...own } as GridBrief;
      return {
        own: { ...brief, rev: row.rev ?? 0 },
        peers,
        near: peers.filter((one) => areNear(brief, one)),
        below: below.length,
      };
    },
    staleTime: Infinity,
    gcTime: 0,
  });
