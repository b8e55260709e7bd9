import { expect, it } from 'vitest';
import type { CrudField } from '../CrudField.ts';
import type { DataSource } from '../DataSource.ts';
import { completeRow, importOneByOne, rowRules } from './importRows.ts';
import { memorySource } from '../../memorySource/memorySource.tsx';

const nothing = () => undefined;
const run = { signal: new AbortController().signal, onProgress: nothing, onNotice: nothing };

it('submits one record after the other and names those that are refused', async () => {
  const source = memorySource([]);
  const submit: typeof source.submit = (row) =>
    row.name === ''
      ? Promise.reject(Object.assign(new Error('缺姓名'), { fieldErrors: [{ field: 'name', message: '请输入姓名' }] }))
      : (source.submit?.(row) ?? Promise.resolve());
  const failed = await importOneByOne({ ...source, submit }, completeRow([], { kind: '1' }))(
    [{ name: '王' }, { name: '' }, { name: '李', kind: '2' }],
    run,
  );
  expect(failed).toEqual([{ index: 1, message: '缺姓名', fieldErrors: [{ field: 'name', message: '请输入姓名' }] }]);
  expect(source.rows().map((row) => [row.name, row.kind])).toEqual([
    ['李', '2'],
    ['王', '1'],
  ]);
});

it('hears what is said of each record that was taken', async () => {
  const said: unknown[] = [];
  const submit: NonNullable<DataSource['submit']> = async ({ name }, { onNotice } = {}) => {
    if (name === '李') onNotice?.('已移除 script');
  };
  await importOneByOne({ ...memorySource([]), submit })([{ name: '王' }, { name: '李' }], {
    ...run,
    onNotice: (...heard) => said.push(heard),
  });
  expect(said).toEqual([[1, '已移除 script']]);
});

it('stops between records and names those that are left', async () => {
  const source = memorySource([]);
  const control = new AbortController();
  const failed = await importOneByOne(source)([{ name: '王' }, { name: '李' }], {
    signal: control.signal,
    onProgress: () => control.abort(),
    onNotice: nothing,
  });
  expect([source.rows().length, failed.map(({ index }) => index)]).toEqual([1, [1]]);
});

it('leaves it to a source that can', async () => {
  const failed = await importOneByOne({
    page: async () => ({ records: [], total: 0 }),
    importRows: async (rows) => rows.map((_, index) => ({ index, message: '满了' })),
  })([{ name: '王' }], run);
  expect(failed).toEqual([{ index: 0, message: '满了' }]);
});

const fields: CrudField[] = [
  { name: 'card', label: '身份证号', kind: 'idcard', required: true },
  { name: 'born', label: '出生日期', kind: 'date', required: true, derive: 'card' },
  { name: 'sex', label: '性别', kind: 'dict', dict: 'sex', required: true, derive: 'card' },
  { name: 'kind', label: '类型', kind: 'dict', dict: 'kind' },
  { name: 'permit', label: '证件', kind: 'text', showIf: { field: 'kind', in: ['02'] } },
];

it('completes a row as a form does', () => {
  const complete = completeRow(fields, { source: 'file' });
  expect(complete({ card: '990101199001010019', born: '', sex: '', kind: '01', permit: 'A1' })).toMatchObject({
    source: 'file',
    born: '1990-01-01',
    sex: '1',
    permit: '',
  });
  expect(complete({ card: '990101199001010019', sex: '2', kind: '02', permit: 'A1' })).toMatchObject({
    sex: '2',
    permit: 'A1',
  });
});

it('names a wrong identity number, not what would follow from it', () => {
  const validate = (row: Readonly<Record<string, unknown>>) =>
    ['card', 'born', 'sex'].flatMap((field) =>
      String(row[field] ?? '').length > 1 ? [] : [{ field, message: `缺${field}` }],
    );
  const rules = rowRules(fields, validate, completeRow(fields));
  expect(rules({ card: '' })).toEqual([{ field: 'card', message: '缺card' }]);
});
