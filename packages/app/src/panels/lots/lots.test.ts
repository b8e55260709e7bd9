import { expect, test } from 'vitest';
import { squareAt } from '../../fixtures/squareAt.ts';
import { areaBy, chosenLots, contractYears, endingNext, lotsIn, lotsInBox, sumsOf } from './lots.ts';

const lots = lotsIn([
  {
    id: '1',
    titleName: '茶园',
    coordinateRange: squareAt(113.6, 34.7, 0.01, 0.01),
    status: '3',
    assetType: '3',
    area: 80,
    listPrice: 80_000,
    dealPrice: 88_000,
    startDate: '2024-03-01',
    endDate: '2027-02-28',
  },
  {
    id: '2',
    titleName: '鱼塘',
    coordinateRange: squareAt(113.8, 34.7, 0.01, 0.01),
    status: '2',
    assetType: '5',
    area: 20.5,
    listPrice: 30_000,
    dealPrice: null,
  },
  { id: '3', titleName: '没有边界', coordinateRange: null },
]);

test('what has no border stands on no map', () => {
  expect(lots.map(({ id }) => id)).toEqual(['1', '2']);
});

test('sums tell what was sold apart from what is asked', () => {
  expect(sumsOf(lots)).toEqual({ count: 2, area: 100.5, listed: 110_000, sold: 88_000, perMu: 1100, gain: 10 });
  expect(sumsOf([])).toMatchObject({ count: 0, perMu: null, gain: null });
});

test('lots are cut by state, use, year of the contract, and by what is in sight', () => {
  const ids = (found: typeof lots) => found.map(({ id }) => id).join(',');
  expect(ids(chosenLots(lots, { status: '2', use: '', year: '' }))).toBe('2');
  expect(ids(chosenLots(lots, { status: '', use: '3', year: '2027' }))).toBe('1');
  expect(ids(chosenLots(lots, { status: '', use: '', year: '2025' }))).toBe('');
  expect(ids(lotsInBox(lots, [113.79, 34.6, 113.9, 34.8]))).toBe('2');
  expect(ids(lotsInBox(lots, null))).toBe('1,2');
});

test('years run without a gap, and the contract that ends next comes first', () => {
  expect(contractYears(lots).map(({ year, begin, end }) => `${year}:${begin}${end}`)).toEqual([
    '2024:10',
    '2025:00',
    '2026:00',
    '2027:01',
  ]);
  expect(endingNext(lots, '2026-01-01').map(({ id }) => id)).toEqual(['1']);
  expect(endingNext(lots, '2028-01-01')).toEqual([]);
  expect([...areaBy(lots, ({ use }) => use)]).toEqual([
    ['3', 80],
    ['5', 20.5],
  ]);
});
