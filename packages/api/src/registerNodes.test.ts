import { expect, it, vi } from 'vitest';
import { divisionPath } from './divisionPath.ts';
import { type NodeCalls, namesById, nodesBelow } from './registerNodes.ts';

const page = vi.fn<NonNullable<NodeCalls['page']>>(async () => ({
  records: [
    { id: 7, name: '一号网格' },
    { id: '8', name: null },
  ],
}));
const lazyTree = vi.fn<NonNullable<NodeCalls['lazyTree']>>(async () => [
  { id: '1', title: '枫桥镇', hasChildren: true },
]);

it('reads the nodes of a tree, divisions by their code', async () => {
  expect(await nodesBelow({ path: 'grid/grid' }, { lazyTree, page }, '')).toEqual([
    { id: '1', title: '枫桥镇', hasChildren: true },
  ]);
  await nodesBelow({ path: 'blade-system/region' }, { lazyTree }, '33');
  expect(lazyTree.mock.calls).toEqual([['0'], [{ parentCode: '33' }]]);
});

it('takes the nodes of a tree that comes whole, such as menus and roles', async () => {
  const node = (id: string, title: string) => ({ id, title, parentId: '0', key: id, value: id });
  const tree = async () => [{ ...node('1', '系统管理'), children: [node('2', '用户管理')] }];
  const menu = { path: 'blade-system/menu', title: 'name', tree: true };
  expect(await nodesBelow(menu, { tree }, '')).toEqual([{ id: '1', title: '系统管理', hasChildren: true }]);
  expect(await nodesBelow(menu, { tree }, '1')).toEqual([{ id: '2', title: '用户管理', hasChildren: false }]);
  expect(await nodesBelow(menu, { tree }, '2')).toEqual([]);
});

it('takes the nodes of a tree of content, whose rows name their parents in a way of their own', async () => {
  const node = (id: string, title: string) => ({ id, title, parentId: '0', key: id, value: id });
  const getTreeList = async () => [{ ...node('1', '新闻'), children: [node('2', '镇里要闻')] }];
  const category = { path: 'cms/articlecategory', title: 'categoryName' };
  expect(await nodesBelow(category, { getTreeList, page }, '')).toEqual([
    { id: '1', title: '新闻', hasChildren: true },
  ]);
  expect(await nodesBelow(category, { getTreeList, page }, '1')).toEqual([
    { id: '2', title: '镇里要闻', hasChildren: false },
  ]);
  const records = async () => [{ id: '3', categoryName: '通知' }] as unknown as Awaited<ReturnType<typeof getTreeList>>;
  expect(await nodesBelow(category, { getTreeList: records }, '')).toEqual([
    { id: '3', title: '通知', hasChildren: false },
  ]);
});

it('hangs rows that name their parents below each other, whether they come whole or level by level', async () => {
  const org = { path: 'party/poPartyorg', title: 'orgName', tree: true };
  const rows = [
    { id: '1', parentId: '9', orgName: '镇党委', hasChildren: true },
    { id: '2', parentId: '1', orgName: '第一支部', hasChildren: false },
  ];
  const few = async () => ({ records: rows, total: '2' });
  const many = async ({ parentId }: Readonly<Record<string, unknown>>) => ({
    records: parentId === '0' ? rows.slice(0, 1) : parentId === '1' ? rows.slice(1) : [],
    total: 1000,
  });
  for (const rowsOf of [few, many]) {
    expect(await nodesBelow(org, { page: rowsOf }, '')).toEqual([{ id: '1', title: '镇党委', hasChildren: true }]);
    expect(await nodesBelow(org, { page: rowsOf }, '1')).toEqual([{ id: '2', title: '第一支部', hasChildren: false }]);
  }
});

it('gives the rows of a register that is no tree as the top, and names by id', async () => {
  expect(await nodesBelow({ path: 'a/b', title: 'name' }, { page }, '')).toEqual([
    { id: '7', title: '一号网格' },
    { id: '8', title: '' },
  ]);
  expect(await nodesBelow({ path: 'a/b', title: 'name' }, { page }, '7')).toEqual([]);
  expect(await namesById({ path: 'a/b', title: 'name' }, { page }, ['7', '8'])).toEqual({ 7: '一号网格', 8: '' });
  expect(page).toHaveBeenLastCalledWith({ current: 1, size: 200, id: '7,8' });
  expect(await namesById({ path: 'a/b' }, {}, ['7'])).toEqual({});
});

it('finds the way down to a division by the beginnings of its code', async () => {
  const divisions: Record<string, string[]> = { '': ['33', '32'], 33: ['33', '3306'], 3306: ['330681'] };
  const children = async (code: string) => (divisions[code] ?? []).map((one) => ({ code: one }));
  expect((await divisionPath(children, '330681')).map(({ code }) => code)).toEqual(['33', '3306', '330681']);
  expect(await divisionPath(children, '440000')).toEqual([]);
});
