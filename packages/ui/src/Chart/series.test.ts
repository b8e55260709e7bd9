import { describe, expect, it } from 'vitest';
import { alignedValues, capSlices, categoriesOf, restKey, type Series } from './series.ts';

const values = (...pairs: [string, number | null][]) =>
  pairs.map(([key, value]) => ({ key, label: `${key} 月`, value }));
const received: Series = { id: 'a', label: '接报', values: values(['1', 3], ['3', 5]) };
const closed: Series = { id: 'b', label: '办结', values: values(['2', 2], ['3', null]) };

describe('categories', () => {
  it('are every key once, in the order of first appearance', () =>
    expect(categoriesOf([received, closed])).toEqual([
      { key: '1', label: '1 月' },
      { key: '3', label: '3 月' },
      { key: '2', label: '2 月' },
    ]));

  it('align the values of a series that lacks some', () =>
    expect(alignedValues(closed, categoriesOf([received, closed]))).toEqual([null, null, 2]));
});

describe('slices', () => {
  it('leave out what cannot be a part of a whole', () =>
    expect(capSlices(values(['1', 0], ['2', -4], ['3', null], ['4', 7]), '其他').map(({ key }) => key)).toEqual(['4']));

  it('sum the smallest into one beyond the most', () => {
    const capped = capSlices(values(['1', 1], ['2', 9], ['3', 2], ['4', 8]), '其他', 3);
    expect(capped.map(({ key, value }) => [key, value])).toEqual([
      ['2', 9],
      ['4', 8],
      [restKey, 3],
    ]);
  });
});
