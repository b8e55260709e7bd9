import { describe, expect, it } from 'vitest';
import { extendRange, pageSelection, toggleRange, toggleRow } from './useTableActs.ts';

const page = ['1', '2', '3', '4'];
const set = (...ids: string[]): ReadonlySet<string> => new Set(ids);

describe('selection', () => {
  it('tells all, some and none of a page, whatever other pages hold', () => {
    expect(pageSelection(page, set('9'))).toBe('none');
    expect(pageSelection(page, set('2', '9'))).toBe('some');
    expect(pageSelection(page, set(...page, '9'))).toBe('all');
    expect(pageSelection([], set('9'))).toBe('none');
  });
  it('turns one row over and leaves its argument alone', () => {
    const before = set('1');
    expect(toggleRow('2', before)).toEqual(set('1', '2'));
    expect(toggleRow('1', before)).toEqual(set());
    expect(before).toEqual(set('1'));
  });
  it('gives a range the state its target turns to, in both directions', () => {
    expect(toggleRange(page, '1', '3', set('1'))).toEqual(set('1', '2', '3'));
    expect(toggleRange(page, '4', '2', set('4'))).toEqual(set('4', '3', '2'));
    expect(toggleRange(page, '1', '3', set('1', '2', '3', '9'))).toEqual(set('9'));
  });
  it('turns only the target over where the anchor is gone', () => {
    expect(toggleRange(page, '7', '3', set())).toEqual(set('3'));
    expect(toggleRange(page, undefined, '3', set())).toEqual(set('3'));
  });
  it('draws a range out and back past its anchor', () => {
    const out = extendRange(page, '2', '3', '4', set('2', '3', '9'));
    expect(out).toEqual(set('2', '3', '4', '9'));
    expect(extendRange(page, '2', '4', '3', out)).toEqual(set('2', '3', '9'));
    expect(extendRange(page, '2', '2', '1', set('2'))).toEqual(set('1', '2'));
    expect(extendRange(page, '7', '2', '3', set('9'))).toEqual(set('9'));
  });
});
