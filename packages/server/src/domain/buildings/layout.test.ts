import { describe, expect, it } from 'vitest';
import { floorsOf, housesOf, skippedFloors } from './layout.ts';

const layout = {
  unitCount: 2,
  floorCount: 3,
  undergroundFloors: 1,
  startFloor: 1,
  housesPerFloor: 2,
  houseNoRule: '1',
  skipFloors: [],
};

describe('layout of a building', () => {
  it('stacks floors from the top down and leaves out those that are skipped', () => {
    expect(floorsOf(layout)).toEqual([3, 2, 1, -1]);
    expect(floorsOf({ ...layout, floorCount: 5, skipFloors: [4] })).toEqual([5, 3, 2, 1, -1]);
    expect(floorsOf({ ...layout, startFloor: 3, undergroundFloors: 0 })).toEqual([5, 4, 3]);
  });
  it.each([
    ['1', ['101', '102', '201', '202', '301', '302']],
    ['2', ['1-1', '1-2', '2-1', '2-2', '3-1', '3-2']],
    ['3', ['1', '2', '3', '4', '5', '6']],
    ['4', ['1-101', '1-102', '1-201', '1-202', '1-301', '1-302']],
  ])('numbers houses by rule %s', (houseNoRule, first) => {
    const houses = housesOf({ ...layout, houseNoRule });
    expect(houses).toHaveLength(12);
    expect(houses.filter((house) => house.unitNo === 1).map((house) => house.houseNo)).toEqual(first);
    expect(houses.every((house) => house.floorNo > 0)).toBe(true);
  });
  it('reads skipped floors in any punctuation', () => {
    expect(skippedFloors('4，13、 14, x')).toEqual([4, 13, 14]);
  });
});
