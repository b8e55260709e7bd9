import { expect, it, vi } from 'vitest';
import type { SheetColumn } from '../Spreadsheet/SheetColumn.ts';
import { checkRows, editRow, mappedRow } from './checkRows.ts';
import { isSound } from './ImportRow.ts';
import { nameBook } from './nameBook.ts';
import { pageBackend } from './backend/pageBackend.ts';

const columns: SheetColumn[] = [
  { name: 'name', label: '姓名', kind: 'text', required: true },
  { name: 'card', label: '证件号', kind: 'idcard', unique: true },
  { name: 'age', label: '年龄', kind: 'integer' },
];
const validate = (values: Record<string, unknown>) => [
  ...(Number(values.age) > 150 ? [{ field: 'age', message: '年龄太大' }] : []),
  ...(values.name === '某某' ? [{ field: 'elsewhere', message: '不收' }] : []),
];
const rules = { columns, validate };
const { signal } = new AbortController();
const rows = [
  ['张三', 'A1', '30'],
  ['', 'A2', 'x'],
  ['李四', 'a1', '200'],
  ['某某', '', ''],
  ['王五', '110101199003071000', ''],
].map((cells, at) => ({ number: at + 2, cells, ...(at === 4 && { blurred: [1] }) }));
const read = rows.map((row) => mappedRow(columns, { name: 0, card: 1, age: 2 }, row));

it('finds faults of texts, rules, twins and lost digits', async () => {
  const checked = await checkRows(rules, read, pageBackend, { signal });
  expect(checked.map(({ problems }) => problems)).toEqual([
    {},
    { name: { fault: 'required' }, age: { fault: 'integer' } },
    { card: { fault: 'twin', row: 2 }, age: { fault: 'rule', message: '年龄太大' } },
    { '': { fault: 'rule', message: '不收' } },
    { card: { fault: 'blurred' } },
  ]);
  expect(checked[0]?.values).toEqual({ name: '张三', card: 'A1', age: 30 });
});

it('checks a cell anew, and the twins of all rows', async () => {
  const checked = await checkRows(rules, read, pageBackend, { signal });
  const renamed = editRow(rules, checked, 0, 'card', 'B7');
  expect(renamed[2]?.problems).toEqual({ age: { fault: 'rule', message: '年龄太大' } });
  expect(renamed[1]).toBe(checked[1]);
  const typed = editRow(rules, renamed, 4, 'card', '110101199003071234')[4];
  expect(typed && isSound(typed)).toBe(true);
  expect(editRow(rules, renamed, 1, 'card', 'b7')[1]?.problems.card).toEqual({ fault: 'twin', row: 2 });
});

it('leaves columns that are not in the file empty, tells how far it is and can be called off', async () => {
  const many = Array.from({ length: 2500 }, (_, at) =>
    mappedRow(columns, { name: 0 }, { number: at + 2, cells: ['甲'] }),
  );
  const onProgress = vi.fn<(done: number) => void>();
  const checked = await checkRows(rules, many, pageBackend, { signal, onProgress });
  expect(checked[2499]?.values).toEqual({ name: '甲', card: '', age: '' });
  expect(onProgress.mock.calls).toEqual([[1000], [2000]]);
  const call = new AbortController();
  call.abort();
  await expect(checkRows(rules, many, pageBackend, { signal: call.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

it('looks names up before the rules are asked, and a name anew when its cell is', async () => {
  const named: SheetColumn[] = [{ name: 'gridId', label: '网格', kind: 'ref', required: true }];
  const names = nameBook(
    async (_, requested) =>
      new Map(requested.filter((name) => name === '第一网格').map((name) => [name, [{ id: '1', label: name }]])),
  );
  const known = {
    columns: named,
    validate: (values: Record<string, unknown>) =>
      values.gridId === '1' ? [] : [{ field: 'gridId', message: '请选择网格' }],
    names,
  };
  const checked = await checkRows(
    known,
    ['第一网格', '第二网格', ''].map((gridId, at) => ({ number: at + 2, texts: { gridId }, blurred: [] })),
    pageBackend,
    { signal },
  );
  expect(checked.map(({ values, problems }) => [values.gridId, problems.gridId?.fault])).toEqual([
    ['1', undefined],
    [undefined, 'unknown'],
    [undefined, 'required'],
  ]);
  expect(editRow(known, checked, 1, 'gridId', '第三网格')[1]?.problems.gridId).toEqual({ fault: 'looking' });
  expect(editRow(known, checked, 1, 'gridId', '第一网格')[1]).toMatchObject({ values: { gridId: '1' }, problems: {} });
});
