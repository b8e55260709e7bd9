import { describe, expect, it, vi } from 'vitest';
import { type NestedRow, unpagedTree } from './unpagedTree.ts';

const own = (row: NestedRow) => row;
const staff = { id: '2', parentId: '1', roleName: '工作人员' };
const chief = { id: '1', parentId: '0', roleName: '管理员' };
const walker = { id: '3', parentId: '0', roleName: '网格员' };

describe('a register without pages', () => {
  it.each([
    ['flat', [chief, staff, walker]],
    ['nested', [{ ...chief, children: [staff] }, walker]],
  ])('is a tree whose top rows are paged, however they come: %s', async (_, rows) => {
    const { page } = unpagedTree({ list: () => Promise.resolve(rows) }, own);
    expect(await page({ current: 1, size: 1 })).toEqual({ records: [{ ...chief, children: [staff] }], total: 2 });
    expect((await page({ current: 2, size: 1 })).records).toEqual([walker]);
    expect((await page({ current: 1, size: 9, descs: 'role_name' })).records.map(({ id }) => id)).toEqual(['3', '1']);
  });

  it('is read level by level where it can be, and what is searched for is found at any depth', async () => {
    const lazyList = vi.fn<(query: object) => Promise<NestedRow[]>>(() =>
      Promise.resolve([{ ...chief, hasChildren: true }]),
    );
    const { page, children } = unpagedTree({ lazyList }, own);
    expect((await page({ current: 1, size: 10 })).records).toEqual([{ ...chief, hasChildren: true }]);
    expect(lazyList).toHaveBeenLastCalledWith({ parentId: '0' });
    await children('1');
    expect(lazyList).toHaveBeenLastCalledWith({ parentId: '1' });
    expect((await page({ current: 1, size: 10, deptName: '办' })).records).toMatchObject([{ hasChildren: false }]);
    expect(lazyList).toHaveBeenLastCalledWith({ deptName: '办' });
  });
});
