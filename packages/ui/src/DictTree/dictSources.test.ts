import { describe, expect, it, vi } from 'vitest';
import type { DataSource } from '../CrudTable/DataSource.ts';
import { missingValues } from './dictRules.ts';
import { entriesIn, entryTree, sealedValues } from './dictSources.ts';

const list = { id: '7', code: 'sex', dictValue: '性别' };
const rows = [
  { id: '71', dictValue: '男', children: [{ id: '711', dictValue: '男童' }] },
  { id: '72', dictValue: '女' },
];
const { signal } = new AbortController();

describe('the entries of a list', () => {
  it('are asked for under its id, all at once', async () => {
    const page = vi.fn<DataSource['page']>(async () => ({ records: rows, total: 99 }));
    const named = { field: 'dictValue', operator: 'like', value: '男' } as const;
    const requested = { page: 1, size: 10, sort: [], search: [named] };
    expect(await entriesIn({ page }, list).page(requested, signal)).toEqual({
      records: rows,
      total: 2,
    });
    expect(page).toHaveBeenLastCalledWith(
      { ...requested, search: [named, { field: 'parentId', operator: 'in', value: ['7'] }] },
      signal,
    );
  });

  it('take its code when they are new, and keep theirs when they are changed', async () => {
    const submit = vi.fn<NonNullable<DataSource['submit']>>(async () => true);
    const source: DataSource = { page: async () => ({ records: [], total: 0 }), submit };
    await entriesIn(source, list).submit?.({ id: '', dictValue: '未知', parentId: '', parentName: '性别' });
    expect(submit).toHaveBeenLastCalledWith({ dictValue: '未知', code: 'sex', parentId: '7' });
    await entriesIn(source, list).submit?.({ dictValue: '幼', parentId: '71' });
    expect(submit).toHaveBeenLastCalledWith({ dictValue: '幼', code: 'sex', parentId: '71' });
    await entriesIn(source, list).submit?.({ id: '72', dictValue: '女性' });
    expect(submit).toHaveBeenLastCalledWith({ id: '72', dictValue: '女性' });
  });

  it('are a tree with the list at its top', async () => {
    const tree = entryTree({ page: async () => ({ records: rows, total: 2 }) }, list);
    expect(await tree.children('')).toEqual([{ id: '7', title: '性别', hasChildren: true }]);
    expect((await tree.children('7')).map(({ title, hasChildren }) => [title, hasChildren])).toEqual([
      ['男', true],
      ['女', false],
    ]);
    expect(await tree.children('71')).toEqual([{ id: '711', title: '男童', hasChildren: false }]);
    expect(await tree.labels?.(['711', '7'])).toEqual({ 711: '男童', 7: '性别' });
  });
});

it('a seal is turned, with the version and nothing else', () => {
  expect(sealedValues({ id: '1', rev: 3, isSealed: false, code: 'a' })).toEqual({ id: '1', rev: 3, isSealed: true });
  expect(sealedValues({ id: '1', isSealed: '1' })).toEqual({ id: '1', isSealed: false });
});

it('missing values are named in the words of their rule; 0 is a value', () =>
  expect(missingValues({ code: '请输入字典编号', sort: '请输入字典排序' }, { code: ' ', sort: 0 })).toEqual([
    { field: 'code', message: '请输入字典编号' },
  ]));
