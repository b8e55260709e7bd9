import { describe, expect, it, vi } from 'vitest';
import type { SheetColumn } from '../Spreadsheet/SheetColumn.ts';
import { type ResolveNames, choicesOf, namedRow, nameBook } from './nameBook.ts';
import { readRow } from './readRow.ts';

const grid: SheetColumn = { name: 'gridId', label: '网格', kind: 'ref' };
const tags: SheetColumn = { name: 'people', label: '成员', kind: 'refs' };
const known: Readonly<Record<string, { id: string; label: string }[]>> = {
  第一网格: [{ id: '1', label: '第一网格' }],
  重名: [
    { id: '8', label: '重名（东街）' },
    { id: '9', label: '重名（西街）' },
  ],
  同名: [
    { id: '5', label: '同名' },
    { id: '6', label: '同名' },
  ],
  张三: [{ id: '31', label: '张三' }],
  李四: [{ id: '32', label: '李四' }],
};
const resolver = () =>
  vi.fn<ResolveNames>(
    async (_, names) => new Map(names.flatMap((name) => (known[name] ? [[name, known[name]] as const] : []))),
  );
const read = (column: SheetColumn, text: string) =>
  readRow([column], { number: 2, texts: { [column.name]: text }, blurred: [] });

describe('names of other records', () => {
  it('are asked for once each, and in lots', async () => {
    const resolve = resolver();
    const book = nameBook(resolve);
    await book.learn('gridId', ['第一网格', '第一网格', '没有']);
    await book.learn('gridId', ['没有', ...Array.from({ length: 450 }, (_, at) => `第${at}号`)]);
    expect(resolve.mock.calls.map(([, names]) => names.length)).toEqual([2, 200, 200, 50]);
  });

  it('become ids, or problems where they mean nobody, several, or have not been asked for', async () => {
    const book = nameBook(resolver());
    await book.learn('gridId', ['第一网格', '没有', '重名']);
    const made = ['第一网格', '没有', '重名', '新写的', ''].map((text) => namedRow([grid], read(grid, text), book));
    expect(made.map(({ values, problems }) => values.gridId ?? problems.gridId?.fault)).toEqual([
      '1',
      'unknown',
      'ambiguous',
      'looking',
      '',
    ]);
  });

  it('that several have are chosen by words of their own', async () => {
    const book = nameBook(resolver());
    await book.learn('gridId', ['重名', '同名']);
    expect(book.matches('gridId', '重名')?.map(({ label }) => label)).toEqual(['重名（东街）', '重名（西街）']);
    expect(book.matches('gridId', '同名')?.map(({ label }) => label)).toEqual(['同名（5）', '同名（6）']);
    expect(namedRow([grid], read(grid, '重名（西街）'), book).values.gridId).toBe('9');
  });

  it('may stand several in a cell', async () => {
    const book = nameBook(resolver());
    await book.learn('people', ['张三', '李四', '王五']);
    expect(namedRow([tags], read(tags, '张三、李四'), book).values.people).toBe('31,32');
    await book.learn('people', ['重名']);
    expect(choicesOf(tags, '张三、重名', book)).toEqual([
      { label: '重名（东街）', text: '张三、重名（东街）' },
      { label: '重名（西街）', text: '张三、重名（西街）' },
    ]);
    expect(choicesOf(tags, '张三', book)).toEqual([]);
    expect(namedRow([tags], read(tags, '张三，王五'), book).problems.people).toEqual({ fault: 'unknown' });
  });

  it('leave a cell alone that has another problem', () =>
    expect(
      namedRow([{ ...grid, required: true }], read({ ...grid, required: true }, ''), nameBook(resolver())).problems
        .gridId,
    ).toEqual({ fault: 'required' }));
});
