import type { HedgePoints } from '@lattice/api/resources/project/hedgePoints';
import { expect, it } from 'vitest';
import { occupancyOf, placesLeft } from './occupancy.ts';

const shelter = (id: string, currentPeople: unknown, capacity: unknown) =>
  ({ id, pointName: id, currentPeople, capacity }) as unknown as HedgePoints;

it('puts the fullest shelter first, and marks those with few places and with none', () => {
  const shelters = occupancyOf([
    shelter('half', 60, 120),
    shelter('over', 130, 120),
    shelter('few', 96, 120),
    shelter('odd', null, null),
  ]);
  expect(shelters.map(({ id, share, tone }) => [id, share, tone])).toEqual([
    ['over', 130 / 120, 'critical'],
    ['few', 0.8, 'warning'],
    ['half', 0.5, 'accent'],
    ['odd', 0, 'accent'],
  ]);
  // 60 of the half full one, 24 of the one with few: who is too many elsewhere takes no place here.
  expect(placesLeft(shelters)).toBe(84);
});
