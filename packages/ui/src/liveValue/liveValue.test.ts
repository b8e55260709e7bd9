import { describe, expect, test } from 'vitest';
import { liveSources, liveValue } from './liveValue.tsx';

const TODAY = '2026-11-22';

describe('liveValue', () => {
  test.each([
    ['1979-11-22', 47],
    ['1979-11-23', 46],
    ['2026-11-22', 0],
    ['2026-11-23', null],
    ['1979', null],
    ['', null],
  ])('a birthday %s makes %s years', (birthDate, age) =>
    expect(liveValue({ years: 'birthDate' }, { birthDate }, TODAY)).toBe(age),
  );

  test('a sum takes what is given, less what is taken off', () => {
    const live = { sum: ['a', 'b'], less: ['c'] };
    expect(liveValue(live, { a: 0.1, b: 0.2, c: 0.1 }, TODAY)).toBe(0.2);
    expect(liveValue(live, { a: 80, b: null }, TODAY)).toBe(80);
    expect(liveValue(live, { a: null, b: '' }, TODAY)).toBeNull();
    expect(liveSources(live)).toEqual(['a', 'b', 'c']);
    expect(liveValue({ ...live, weights: { a: 10, b: 20 } }, { a: 87.5, b: 60, c: 2 }, TODAY)).toBe(18.75);
    const held = { ...live, weights: { a: 10, b: 20 }, weightsIn: 'shares' };
    expect(liveValue(held, { a: 87.5, b: 60, c: 2, shares: { a: 40, b: 50 } }, TODAY)).toBe(63);
    expect(liveValue(held, { a: 87.5, b: 60, c: 2, shares: null }, TODAY)).toBe(18.75);
  });

  test('the time between two moments', () => {
    const day = { from: '2026-11-22 08:30:00', to: '2026-11-22 17:45:00' };
    expect(liveValue({ between: ['from', 'to'], in: 'hours' }, day, TODAY)).toBe(9.25);
    expect(liveValue({ between: ['from', 'to'], in: 'minutes' }, day, TODAY)).toBe(555);
    expect(liveValue({ between: ['to', 'from'], in: 'minutes' }, day, TODAY)).toBeNull();
    expect(liveValue({ between: ['from', 'to'], in: 'hours' }, { from: '' }, TODAY)).toBeNull();
  });

  test('words one after the other, unless there is another one', () => {
    const live = { words: ['last', 'first'], unless: 'name' } as const;
    expect(liveValue(live, { last: 'Smith', first: 'Mary' }, TODAY)).toBe('Smith Mary');
    expect(liveValue(live, { last: 'Smith', first: 'Mary', name: '史玛丽' }, TODAY)).toBe('史玛丽');
    expect(liveValue(live, {}, TODAY)).toBe('');
    expect(liveSources(live)).toEqual(['last', 'first', 'name']);
  });
});
