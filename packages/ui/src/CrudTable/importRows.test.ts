import { expect, it } from 'vitest';
import { importOneByOne } from './importRows.ts';
import { memorySource } from './memorySource.ts';

const run = { signal: new AbortController().signal, onProgress: () => undefined };

it('submits one record after the other and names those that are refused', async () => {
  const source = memorySource([]);
  const submit: typeof source.submit = (row) => (row.name === '' ? Promise.reject(Object.assign(new Error('缺姓名'), { fieldErrors: [{ field: 'name', message: '请输入姓名' }] })) : source.submit?.(row) ?? Promise.resolve());
  const failed = await importOneByOne({ ...source, submit }, { kind: '1' })([{ name: '王' }, { name: '' }, { name: '李', kind: '2' }], run);
  expect(failed).toEqual([{ index: 1, message: '缺姓名', fieldErrors: [{ field: 'name', message: '请输入姓名' }] }]);
  expect(source.rows().map((row) => [row.name, row.kind])).toEqual([['李', '2'], ['王', '1']]);
});

it('stops between records and names those that are left', async () => {
  const source = memorySource([]);
  const control = new AbortController();
  const failed = await importOneByOne(source)([{ name: '王' }, { name: '李' }], { signal: control.signal, onProgress: () => control.abort() });
  expect([source.rows().length, failed.map(({ index }) => index)]).toEqual([1, [1]]);
});

it('leaves it to a source that can', async () => {
  const failed = await importOneByOne({ page: async () => ({ records: [], total: 0 }), importRows: async (rows) => rows.map((_, index) => ({ index, message: '满了' })) })([{ name: '王' }], run);
  expect(failed).toEqual([{ index: 0, message: '满了' }]);
});
