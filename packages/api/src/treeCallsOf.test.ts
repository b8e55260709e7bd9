import { expect, it, vi } from 'vitest';
import { treeCallsOf } from './treeCallsOf.ts';
import type { PageQuery } from './call.ts';

const { signal } = new AbortController();
const rows = (from: number, count: number) => Array.from({ length: count }, (_, at) => ({ id: String(from + at) }));
const reader = () =>
  vi.fn<(query: PageQuery) => Promise<{ records: { id: string }[]; total: number }>>((query) =>
    Promise.resolve({ records: rows((Number(query.current) - 1) * 200, query.current === 3 ? 50 : 200), total: 450 }),
  );

it('shows the top rows, and those of any depth where something is looked for', async () => {
  const read = reader();
  const { page } = treeCallsOf(read);
  await page({ current: 2, size: 10, ascs: 'sort' }, signal);
  await page({ current: 1, size: 10, orgName: '站' }, signal);
  await page({ current: 1, size: 10, where: '{}' }, signal);
  expect(read.mock.calls.map(([query]) => query)).toEqual([
    { current: 2, size: 10, ascs: 'sort', parentId: '0' },
    { current: 1, size: 10, orgName: '站' },
    { current: 1, size: 10, where: '{}' },
  ]);
});

it('reads all that is below a row, and all rows for an export', async () => {
  const read = reader();
  const source = treeCallsOf(read);
  expect((await source.children('7', signal)).length).toBe(450);
  expect(read.mock.calls.map(([query]) => [query.parentId, query.current])).toEqual([
    ['7', 1],
    ['7', 2],
    ['7', 3],
  ]);
  read.mockClear();
  const sizes: number[] = [];
  for await (const chunk of source.exportAll({ current: 4, size: 10 }, { signal })) sizes.push(chunk.length);
  expect(sizes).toEqual([200, 200, 50]);
  expect(read.mock.calls.every(([query]) => query.parentId === undefined)).toBe(true);
});
