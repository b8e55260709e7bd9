import { expect, it } from 'vitest';
import { type FacadeHouse, floorsOf, stepFrom, usesOf } from './facade.ts';

const house = (id: string, use = '自住'): FacadeHouse => ({
  id,
  no: id,
  use,
  tone: 'success',
  people: 0,
  keyPersons: 0,
  hasHazard: false,
});
const units = [
  {
    id: 'a',
    name: '1单元',
    floors: [
      { floorNo: 2, houses: [house('a21')] },
      { floorNo: -1, houses: [house('a01', '空置')] },
    ],
  },
  {
    id: 'b',
    name: '2单元',
    floors: [
      { floorNo: 3, houses: [house('b31')] },
      { floorNo: 2, houses: [house('b21'), house('b22')] },
    ],
  },
];

it('lays floors across units, the highest first', () =>
  expect(
    floorsOf(units).map(({ floorNo, stairs }) => [floorNo, stairs.map((stair) => stair.map(({ id }) => id))]),
  ).toEqual([
    [3, [[], ['b31']]],
    [2, [['a21'], ['b21', 'b22']]],
    [-1, [['a01'], []]],
  ]));

it('counts the uses, the most frequent first', () =>
  expect(usesOf(units).map(({ use, count }) => [use, count])).toEqual([
    ['自住', 4],
    ['空置', 1],
  ]));

it('leads along a floor, and over gaps to the next one', () => {
  const lines = [['b31'], [], ['a21', 'b21', 'b22'], ['a01']];
  expect(stepFrom(lines, 'a21', [0, 1])).toBe('b21');
  expect(stepFrom(lines, 'b22', [0, 1])).toBeNull();
  expect(stepFrom(lines, 'b22', [-1, 0])).toBe('b31');
  expect(stepFrom(lines, 'b22', [1, 0])).toBe('a01');
  expect(stepFrom(lines, 'b31', [-1, 0])).toBeNull();
});
