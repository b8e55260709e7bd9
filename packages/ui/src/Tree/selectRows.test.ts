import { expect, it } from 'vitest';
import { selectRows } from './selectRows.ts';
import { windowOf } from './windowOf.ts';

const order = ['a', 'b', 'c', 'd'];

it.each([
  ['only', 'c', ['a', 'b'], ['c']],
  ['toggle', 'c', ['a'], ['a', 'c']],
  ['toggle', 'a', ['a', 'c'], ['c']],
  ['range', 'd', ['b'], ['b', 'c', 'd']],
  ['range', 'a', ['b'], ['a', 'b']],
] as const)('%s at %s', (how, id, before, after) => {
  expect([...selectRows(order, new Set(before), id, how, 'b')].sort()).toEqual(after);
});

it('a range without a beginning is a toggle', () => {
  expect([...selectRows(order, new Set(), 'c', 'range', null)]).toEqual(['c']);
});

it('a window holds what is in sight, never more than there is', () => {
  for (let top = 0; top <= 320_000; top += 777) {
    const { first, last } = windowOf(top, 400, 32, 10_000);
    expect(first).toBeLessThanOrEqual(Math.floor(top / 32));
    expect(last).toBeGreaterThanOrEqual(Math.min(10_000, Math.ceil((top + 400) / 32)));
    expect(last - first).toBeLessThan(60);
  }
  expect(windowOf(9_999, 400, 32, 3)).toEqual({ first: 0, last: 3 });
});
