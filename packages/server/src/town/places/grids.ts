import { type Community, communities } from './communities.ts';
import { type Position, allCells, areaOf, cellsOf, placeIn, ringOf } from '../tiling.ts';

/** A grid of the township: the town, a community or a basic grid. */
export interface Grid {
  /** Position among the sixty basic grids; -1 for the town and the communities. */
  n: number;
  id: string;
  name: string;
  code: string;
  community: Community;
  ring: Position[];
  /** Square kilometres. */
  area: number;
  centre: Position;
  /** A place in it, `u` from west to east, `v` from south to north, each from 0 to 1. */
  at(u: number, v: number): Position;
}

const START = 1_900_000_000_200_000_000n;
const idAt = (community: number, part: number) => String(START + BigInt((community + 1) * 100 + part));
const numerals = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'] as const;
const rounded = (n: number) => Math.round(n * 10_000) / 10_000;

/** Id of the township's own grid. */
export const townGridId = String(START);

/** Id of a community's grid. */
export const communityGridId = (community: number): string => idAt(community, 0);

/** The sixty basic grids, ten to a community, which tile the town without gaps. */
export const basicGrids: readonly Grid[] = communities.flatMap((community) =>
  cellsOf(community.n).map((cell, i) => {
    const ring = ringOf([cell]);
    return {
      n: community.n * 10 + i,
      id: idAt(community.n, i + 1),
      name: `${community.name}第${numerals[i]}网格`,
      code: `${community.code}${String(i + 1).padStart(2, '0')}`,
      community,
      ring,
      area: rounded(areaOf(ring)),
      centre: placeIn(cell, 0.5, 0.5),
      at: (u, v) => placeIn(cell, u, v),
    };
  }),
);

/** Basic grid at a position that may run past the sixtieth. */
export const gridAt = (n: number): Grid => basicGrids[n % basicGrids.length] as Grid;

/** The ring of a community, or of the whole town without one. */
export const ringAround = (community?: Community): Position[] => ringOf(community ? cellsOf(community.n) : allCells);
