import { describe, expect, it } from 'vitest';
import { nextSort } from './sorting.ts';

describe('nextSort', () => {
  it('turns a column up, down and off', () => {
    const up = nextSort([], 'name', false);
    const down = nextSort(up, 'name', false);
    expect(up).toEqual([{ id: 'name', desc: false }]);
    expect(down).toEqual([{ id: 'name', desc: true }]);
    expect(nextSort(down, 'name', false)).toEqual([]);
  });
  it('drops the other columns without Shift', () => {
    expect(
      nextSort(
        [
          { id: 'a', desc: true },
          { id: 'b', desc: false },
        ],
        'c',
        false,
      ),
    ).toEqual([{ id: 'c', desc: false }]);
  });
  it('keeps the other columns and their rank with Shift', () => {
    const two = nextSort([{ id: 'a', desc: false }], 'b', true);
    expect(two).toEqual([
      { id: 'a', desc: false },
      { id: 'b', desc: false },
    ]);
    const turned = nextSort(two, 'a', true);
    expect(turned).toEqual([
      { id: 'a', desc: true },
      { id: 'b', desc: false },
    ]);
    expect(nextSort(turned, 'a', true)).toEqual([{ id: 'b', desc: false }]);
  });
});
