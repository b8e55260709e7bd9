import { describe, expect, it } from 'vitest';
import type { CrudRow } from '../DataSource.ts';
import { changedIn, flatRows, isUnread } from './rowTree.ts';

const rows: CrudRow[] = [
  { id: '1', children: [{ id: '11' }, { id: '12', children: [{ id: '121' }] }] },
  { id: '2', hasChildren: true },
  { id: '3' },
];

describe('rows that hold rows', () => {
  it('are read in the order in which they are drawn', () =>
    expect(flatRows(rows).map(({ id }) => id)).toEqual(['1', '11', '12', '121', '2', '3']));

  it('say whether there are more to be read', () =>
    expect(
      flatRows(rows)
        .filter(isUnread)
        .map(({ id }) => id),
    ).toEqual(['2']));

  it('change where the row stands, and nowhere else', () => {
    const next = changedIn(rows, '121', { name: '新' });
    expect(flatRows(next).find(({ id }) => id === '121')).toEqual({ id: '121', name: '新' });
    expect([next[0] === rows[0], next[1] === rows[1], next[2] === rows[2]]).toEqual([false, true, true]);
    expect(flatRows(changedIn(rows, '2', { children: [{ id: '21' }] })).map(({ id }) => id)).toContain('21');
  });
});
