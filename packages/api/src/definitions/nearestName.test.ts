import { describe, expect, it } from 'vitest';
import { editDistance, nearestName } from './nearestName.ts';

describe('editDistance', () => {
  it.each([
    ['grid', 'grid', 0],
    ['gird', 'grid', 1],
    ['grid', 'grids', 1],
    ['gridId', 'griddingId', 4],
    ['', 'abc', 3],
    ['Phone', 'phone', 0],
  ])('from %s to %s is %i', (one, other, distance) => {
    expect(editDistance(one, other)).toBe(distance);
    expect(editDistance(other, one)).toBe(distance);
  });
});

describe('nearestName', () => {
  it('is the valid name that is spelt most like the given one', () => {
    expect(nearestName('gird', ['person', 'grid', 'guide'])).toBe('grid');
    expect(nearestName('eventStaus', ['eventType', 'eventStatus', 'status'])).toBe('eventStatus');
  });
  it('is none where nothing is near', () => {
    expect(nearestName('gird', ['person', 'population'])).toBeUndefined();
    expect(nearestName('gird', [])).toBeUndefined();
  });
});
