import { expect, it, vi } from 'vitest';
import { withBranches } from './branches.ts';
import type { DataSource } from '../DataSource.ts';

const { signal } = new AbortController();

it('reads what is open, at every depth, and nothing else', async () => {
  const children = vi.fn<NonNullable<DataSource['children']>>(async (id) => [
    { id: `${id}1`, hasChildren: true },
    { id: `${id}2` },
  ]);
  const rows = await withBranches(
    { children },
    [
      { id: '1', hasChildren: true },
      { id: '2', hasChildren: true },
      { id: '3', children: [] },
    ],
    new Set(['1', '11', '3']),
    signal,
  );
  expect(rows).toEqual([
    {
      id: '1',
      hasChildren: true,
      children: [
        { id: '11', hasChildren: true, children: [{ id: '111', hasChildren: true }, { id: '112' }] },
        { id: '12' },
      ],
    },
    { id: '2', hasChildren: true },
    { id: '3', children: [] },
  ]);
  expect(children.mock.calls.map(([id]) => id)).toEqual(['1', '11']);
});

it('fails as a whole where one part cannot be read', async () =>
  expect(
    withBranches(
      { children: () => Promise.reject(new Error('断网')) },
      [{ id: '1', hasChildren: true }],
      new Set(['1']),
      signal,
    ),
  ).rejects.toThrow('断网'));
