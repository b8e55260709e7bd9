import { describe, expect, it } from 'vitest';
import { arrange, isChanged, isShown, readLayout, withMove, withWidth } from './layout.ts';
import { pinOf, withPin, withShown } from './columns/layoutChoices.ts';

const columns = [{ id: 'a' }, { id: 'b', pin: 'start' as const }, { id: 'c', isHidden: true }, { id: 'd' }];
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');

describe('arrange', () => {
  it('is the same array where the user has no order and no edges', () =>
    expect(arrange(columns, { widths: { a: 80 }, shown: { a: false } })).toBe(columns));
  it('puts a column that the order does not know after the one it follows', () => {
    expect(ids(arrange(columns, { order: ['d', 'a', 'gone', 'a'] }))).toBe('dabc');
    expect(ids(arrange(columns, { order: ['b'] }))).toBe('abcd');
  });
  it('gives and takes edges', () => {
    const [first, second] = arrange(columns, { pins: { a: 'end', b: 'none' } });
    expect([first?.pin, second?.pin]).toEqual(['end', undefined]);
  });
});

describe('withMove', () => {
  it('moves a column to the place of another, in both directions', () => {
    expect(ids(arrange(columns, withMove(columns, {}, 'a', 'c')))).toBe('bcad');
    expect(ids(arrange(columns, withMove(columns, {}, 'd', 'b')))).toBe('adbc');
  });
  it('builds on the order there is', () => {
    const once = withMove(columns, {}, 'd', 'a');
    expect(ids(arrange(columns, withMove(columns, once, 'c', 'a')))).toBe('dcab');
  });
  it('leaves the layout where nothing moves', () => {
    const layout = {};
    expect(withMove(columns, layout, 'a', 'a')).toBe(layout);
    expect(withMove(columns, layout, 'a', 'gone')).toBe(layout);
  });
});

it('shows what is not hidden by itself or by the user', () => {
  expect(columns.map((column) => isShown(column, {}))).toEqual([true, true, false, true]);
  const layout = withShown(withShown({}, 'c', true), 'a', false);
  expect(columns.map((column) => isShown(column, layout))).toEqual([false, true, true, true]);
});

it('says where a column stays', () =>
  expect(columns.map((column) => pinOf(column, withPin({}, 'a', 'end')))).toEqual(['end', 'start', 'none', 'none']));

it('keeps a width within the limits and forgets it', () => {
  const wide = withWidth({ order: ['a'] }, 'a', 5000);
  expect(wide).toEqual({ order: ['a'], widths: { a: 960 } });
  expect(withWidth(wide, 'a', undefined)).toEqual({ order: ['a'], widths: {} });
});

it('knows whether there is anything to reset', () =>
  expect([
    isChanged({}),
    isChanged({ widths: {} }),
    isChanged({ order: [] }),
    isChanged({ shown: { a: true } }),
  ]).toEqual([false, false, true, true]));

it('reads a layout out of a store and drops what is none', () => {
  const layout = { order: ['a'], shown: { a: false }, widths: { a: 80 }, pins: { a: 'end' as const } };
  expect(readLayout(JSON.parse(JSON.stringify(layout)))).toEqual(layout);
  expect(readLayout({ order: ['a', 3], shown: { a: 'no' }, widths: { a: '80', b: 1 }, pins: { a: 'top' } })).toEqual({
    order: ['a'],
    shown: {},
    widths: {},
    pins: {},
  });
  for (const junk of [null, 'x', [], 7]) expect(readLayout(junk)).toEqual({});
});
