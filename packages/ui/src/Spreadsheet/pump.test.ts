import { expect, it, vi } from 'vitest';
import { exportByPages } from './exportByPages.ts';
import { datedName, fileName } from './fileName.ts';
import { pump } from './pump.ts';
import type { SheetRecord } from './SheetRecord.ts';
import { pairs } from '../fixtures/pairs.ts';

const all = Array.from({ length: 25 }, (_, at) => ({ id: String(at) }));
const page = (query: { page: number; size: number }) =>
  Promise.resolve({
    records: all.slice((query.page - 1) * query.size, query.page * query.size),
    total: all.length,
  });

it('asks for page after page until all are there', async () => {
  const onProgress = vi.fn<(done: number, total: number) => void>();
  const taken: SheetRecord[] = [];
  const { signal } = new AbortController();
  await pump(exportByPages(page, 10)({}, { signal, onProgress }), async (rows) => void taken.push(...rows), signal);
  expect(taken).toEqual(all);
  expect(onProgress.mock.calls).toEqual(pairs('10,25 20,25 25,25'));
});

it('stops a source that does not listen', async () => {
  const call = new AbortController();
  async function* deaf() {
    yield [{ id: '1' }];
    await new Promise(() => undefined);
    yield [{ id: '2' }];
  }
  const taken: SheetRecord[] = [];
  const pumping = pump(deaf(), async (rows) => void taken.push(...rows), call.signal);
  setTimeout(() => call.abort(), 10);
  await expect(pumping).rejects.toMatchObject({ name: 'AbortError' });
  expect(taken).toEqual([{ id: '1' }]);
});

it('passes failures of the source on', async () => {
  const failing = exportByPages(() => Promise.reject(new Error('offline')));
  const { signal } = new AbortController();
  await expect(
    pump(failing({}, { signal, onProgress: () => undefined }), async () => undefined, signal),
  ).rejects.toThrow('offline');
});

it('names files as every system takes them', () => {
  expect([fileName('a/b:c*?"<>|\\d'), fileName(' ..x.. '), fileName('')]).toEqual(['a b c       d', 'x', 'export']);
  expect(datedName('志愿者', new Date('2026-11-01T16:05:00Z'))).toBe('志愿者_20261102_0005');
});
