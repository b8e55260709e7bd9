import { expect, it, vi } from 'vitest';
import type { ImportRow } from './ImportRow.ts';
import { sendRows, type ImportRows } from './sendRows.ts';

const rows: ImportRow[] = Array.from({ length: 25 }, (_, at) => ({
  number: at + 2,
  texts: { a: String(at) },
  blurred: [],
  values: { a: at },
  problems: {},
}));
const idle = () => ({ signal: new AbortController().signal, onProgress: vi.fn<(done: number) => void>(), batch: 10 });

it('sends batches and names what was refused', async () => {
  const importRows = vi.fn<ImportRows>(async (part, { onNotice }) => {
    onNotice(1, '已移除 script');
    return part.length === 5
      ? [{ index: 4, message: '重复', fieldErrors: [{ field: 'a', message: '已存在' }] }]
      : [{ index: 0, message: '没有权限' }];
  });
  const options = idle();
  const outcome = await sendRows(rows, importRows, options);
  expect(importRows.mock.calls.map(([part]) => part.length)).toEqual([10, 10, 5]);
  expect([outcome.sent, outcome.unsent, outcome.error]).toEqual([22, [], null]);
  expect(outcome.failed.map(({ number, problems }) => [number, problems])).toEqual([
    [2, { '': { fault: 'rule', message: '没有权限' } }],
    [12, { '': { fault: 'rule', message: '没有权限' } }],
    [26, { a: { fault: 'rule', message: '已存在' } }],
  ]);
  expect(outcome.notices.map(({ row, message }) => [row.number, message])).toEqual([
    [3, '已移除 script'],
    [13, '已移除 script'],
    [23, '已移除 script'],
  ]);
  expect(options.onProgress.mock.calls).toEqual([[10], [20], [25]]);
});

it('loses no row when it is stopped or gets no answer', async () => {
  const call = new AbortController();
  const stopped = await sendRows(
    rows,
    async () => {
      call.abort();
      return [];
    },
    { ...idle(), signal: call.signal },
  );
  expect([stopped.sent, stopped.failed, stopped.unsent]).toEqual([10, [], rows.slice(10)]);
  let calls = 0;
  const broken = await sendRows(
    rows,
    async () => {
      calls += 1;
      if (calls === 2) throw new Error('断网');
      return [];
    },
    idle(),
  );
  expect([broken.sent, broken.failed.length, broken.unsent.length, calls]).toEqual([10, 10, 5, 2]);
  expect(broken.failed[0]?.problems).toEqual({ '': { fault: 'rule', message: '断网' } });
});
