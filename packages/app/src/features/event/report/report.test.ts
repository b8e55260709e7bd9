import { describe, expect, it } from 'vitest';
import { frequentCategories } from './frequentCategories.ts';
import { metresBetween, similarEvents } from './nearby.ts';

const of = (categoryId: string, categoryIdName = categoryId) => ({ categoryId, categoryIdName });

describe('frequentCategories', () => {
  it('counts, keeps the newest of equals first, and leaves out what has no name', () => {
    const events = [of('b'), of('a'), of('c'), of('a'), of('', 'none'), of('d', '')];
    expect(frequentCategories(events, 2).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(frequentCategories(events, 9).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});

describe('similarEvents', () => {
  const here = { lng: '113.6000', lat: '34.7000', categoryId: '5' };

  it('measures metres, and none without a place', () => {
    expect(metresBetween(here, { lng: 113.6, lat: 34.701 })).toBeCloseTo(111.2, 0);
    expect(metresBetween(here, { lng: '', lat: '' })).toBeNull();
  });

  it('has what is near, what is of the category and less near, the nearest first', () => {
    const rows = [
      { id: 'far', lng: 113.7, lat: 34.7, categoryId: '5' },
      { id: 'same', lng: 113.6, lat: 34.704, categoryId: '5' },
      { id: 'near', lng: 113.6, lat: 34.701, categoryId: '9' },
      { id: 'other', lng: 113.6, lat: 34.704, categoryId: '9' },
      { id: 'placeless', lng: '', lat: '', categoryId: '5' },
    ];
    expect(similarEvents(rows, here, 200).map(({ row }) => row.id)).toEqual(['near', 'same', 'placeless']);
  });
});
