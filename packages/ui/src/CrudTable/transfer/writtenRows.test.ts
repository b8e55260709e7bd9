import { expect, it, vi } from 'vitest';
import type { DataSource } from '../DataSource.ts';
import { wholeRows } from './writtenRows.ts';

const picked = [
  { id: '1', name: '甲' },
  { id: '2', name: '乙' },
];
const { signal } = new AbortController();
const read = async (source: Pick<DataSource, 'whole'>) => {
  const rows = [];
  for await (const chunk of wholeRows(source, picked, signal)) rows.push(...chunk);
  return rows;
};

it('reads picked rows again where pages hold a part of their fields', async () => {
  const whole = vi.fn<NonNullable<DataSource['whole']>>().mockResolvedValue([{ id: '1', name: '甲', phone: '138' }]);
  expect(await read({ whole })).toEqual([{ id: '1', name: '甲', phone: '138' }]);
  expect(whole.mock.calls).toEqual([[['1', '2'], signal]]);
});

it('writes picked rows as they are where pages hold whole rows', async () => expect(await read({})).toEqual(picked));
