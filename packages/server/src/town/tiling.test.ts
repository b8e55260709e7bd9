import { expect, it } from 'vitest';
import { communities } from './places/communities.ts';
import { basicGrids, ringAround } from './places/grids.ts';
import { homes, ringOfEstate } from './places/estates.ts';
import { Random } from './Random.ts';
import { areaOf, type Position } from './tiling.ts';

/** True for a place within a ring, by the number of borders to its east. */
const holds = (ring: readonly Position[], [x, y]: Position) =>
  ring.slice(1).filter(([bx, by], i) => {
    const [ax, ay] = ring[i] as Position;
    return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax);
  }).length %
    2 ===
  1;

const town = ringAround();

it('sixty grids cover the town without gaps', () => {
  const sum = (rings: readonly Position[][]) => rings.reduce((total, ring) => total + areaOf(ring), 0);
  expect(basicGrids).toHaveLength(60);
  expect(sum(basicGrids.map(({ ring }) => ring))).toBeCloseTo(areaOf(town), 6);
  expect(sum(communities.map((community) => ringAround(community)))).toBeCloseTo(areaOf(town), 6);
});

it('a place in the town lies in one grid and in its community alone', () => {
  const random = new Random('places');
  for (let i = 0; i < 2000; i += 1) {
    const place: Position = [118.599 + random.next() * 0.039, 30.098 + random.next() * 0.029];
    const within = basicGrids.filter(({ ring }) => holds(ring, place));
    expect(within).toHaveLength(holds(town, place) ? 1 : 0);
    expect(communities.filter((community) => holds(ringAround(community), place))).toEqual(
      within.map(({ community }) => community),
    );
  }
});

it('every ring is closed and holds its estate', () => {
  for (const { ring, at } of basicGrids) {
    expect(ring[0]).toEqual(ring.at(-1));
    expect(holds(ring, at(0.5, 0.5))).toBe(true);
  }
  for (const home of homes) expect(ringOfEstate(home).filter((place) => !holds(home.grid.ring, place))).toEqual([]);
});
