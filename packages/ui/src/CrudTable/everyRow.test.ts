import { expect, it } from 'vitest';
import { type CrudQuery, type CrudRow, type DataSource, everyRow } from './DataSource.ts';
import { memorySource } from '../memorySource/memorySource.tsx';

const rows: CrudRow[] = Array.from({ length: 450 }, (_, at) => ({ id: String(at), name: at % 2 ? '甲' : '乙' }));
const named: CrudQuery = {
  page: 3,
  size: 10,
  sort: [],
  search: [{ field: 'name', operator: 'like', value: '甲' }],
};
const all = async (source: DataSource, signal = new AbortController().signal) => {
  const found: string[] = [];
  for await (const chunk of everyRow(source, named, signal)) found.push(...chunk.map(({ id }) => id));
  return found;
};

it('gives every row that matches, in order', async () =>
  expect(await all(memorySource(rows))).toEqual(rows.filter((row) => row.name === '甲').map(({ id }) => id)));

it('asks the source that can give all at once', async () => {
  const source: DataSource = {
    page: () => Promise.reject(new Error('not asked')),
    exportAll: async function* () {
      yield [{ id: '9' }];
    },
  };
  expect(await all(source)).toEqual(['9']);
});

it('gives a row once that comes twice, and stops when called off', async () => {
  const control = new AbortController();
  const source: DataSource = {
    page: async ({ page }) => {
      if (page === 2) control.abort();
      return { records: [{ id: 'a' }, { id: `b${page}` }], total: 1000 };
    },
  };
  expect(await all(source, control.signal)).toEqual(['a', 'b1', 'b2']);
});
