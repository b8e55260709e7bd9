import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedFields, threeWay } from './threeWay.ts';

const base = { name: '清溪大道', length: 3, unit: '公路站', note: '' };

describe('three-way merge', () => {
  it('knows a switch as a boolean and as a number', () => {
    expect(changedFields({ on: 1, off: 0 }, { on: true, off: false })).toEqual([]);
    expect(changedFields({ on: 1 }, { on: false })).toEqual(['on']);
  });

  it('takes what only the other changed', () =>
    expect(threeWay(base, { ...base, name: '新名' }, { ...base, unit: '水利站' }, Object.keys(base))).toEqual({
      merged: { ...base, name: '新名', unit: '水利站' },
      disputed: [],
      taken: ['unit'],
    }));

  it('names what both changed and keeps mine', () => {
    const { merged, disputed } = threeWay(base, { ...base, name: '甲' }, { ...base, name: '乙' }, Object.keys(base));
    expect(merged.name).toBe('甲');
    expect(disputed).toEqual(['name']);
  });

  it('has no dispute where both changed to the same', () =>
    expect(threeWay(base, { ...base, length: 4 }, { ...base, length: 4 }, Object.keys(base)).disputed).toEqual([]));

  it('treats null, missing and empty text as one', () =>
    expect(changedFields({ a: '', b: null }, { a: null, b: '', c: undefined })).toEqual([]));

  it('never loses a change of mine', () => {
    const row = fc.record({ a: fc.string(), b: fc.integer(), c: fc.string() });
    fc.assert(
      fc.property(row, row, row, (b, m, t) =>
        changedFields(b, m).every((name) => threeWay(b, m, t, ['a', 'b', 'c']).merged[name] === m[name as 'a']),
      ),
    );
  });
});
