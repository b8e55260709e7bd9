import { expect, it } from 'vitest';
import { selectRows } from './selectRows.ts';

const order = ['a', 'b', 'c', 'd'];

it.each([
  ['only', 'c', ['a', 'b'], ['c']],
  ['toggle', 'c', ['a'], ['a', 'c']],
  ['toggle', 'a', ['a', 'c'], ['c']],
  ['range', 'd', ['b'], ['b', 'c', 'd']],
  ['range', 'a', ['b'], ['a', 'b']],
] as const)('%s at %s', (how, id, before, after) =>
  expect([...selectRows(order, new Set(before), id, how, 'b')].sort()).toEqual(after),
);

it('a range without a beginning is a toggle', () =>
  expect([...selectRows(order, new Set(), 'c', 'range', null)]).toEqual(['c']));
