import type { BoxAnswer, MapFeature } from '@lattice/ui/MapView';
import { boxAround } from './geometryOf.ts';

/** Fewest people that a cell tells of. */
const FEWEST = 5;
/** Zoom beyond which cells of people get no smaller. */
const FINEST = 15;
/** A cell is a quarter of a tile wide. */
const PART = 1 / 4;

/** People counted in cells at a zoom, as they are shown to whoever may only see figures; cells of few are left out. */
export function peopleCells(people: readonly MapFeature[], zoom: number): BoxAnswer {
  const step = (360 / 2 ** Math.min(zoom, FINEST)) * PART;
  const cells = new Map<string, { lng: number; lat: number; count: number }>();
  for (const { geometry } of people) {
    const box = boxAround([geometry]);
    if (box === null) continue;
    const [x, y] = [Math.floor((box[0] + box[2]) / 2 / step), Math.floor((box[1] + box[3]) / 2 / step)];
    const cell = cells.get(`${x},${y}`) ?? { lng: (x + 0.5) * step, lat: (y + 0.5) * step, count: 0 };
    cells.set(`${x},${y}`, { ...cell, count: cell.count + 1 });
  }
  const enough = [...cells.values()].filter(({ count }) => count >= FEWEST);
  return { cells: enough, hasFew: enough.length < cells.size };
}
