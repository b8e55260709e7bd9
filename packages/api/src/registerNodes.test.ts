import { expect, it, vi } from 'vitest';
import { divisionPath } from './divisionPath.ts';
import { type NodeCalls, namesById, nodesBelow } from './registerNodes.ts';

const page = vi.fn<NonNullable<NodeCalls['page']>>(async () => ({ records: [{ id: 7, name: '一号网格' }, { id: '8', name: null }] }));
const lazyTree = vi.fn<NonNullable<NodeCalls['lazyTree']>>(async () => [{ id: '1', title: '枫桥镇', hasChildren: true }]);

it('reads the nodes of a tree, divisions by their code', async () => {
  expect(await nodesBelow({ path: 'grid/grid' }, { lazyTree, page }, '')).toEqual([{ id: '1', title: '枫桥镇', hasChildren: true }]);
  await nodesBelow({ path: 'blade-system/region' }, { lazyTree }, '33');
  expect(lazyTree.mock.calls).toEqual([['0'], [{ parentCode: '33' }]]);
});

it('gives the rows of a register that is no tree as the top, and names by id', async () => {
  expect(await nodesBelow({ path: 'a/b', title: 'name' }, { page }, '')).toEqual([{ id: '7', title: '一号网格' }, { id: '8', title: '' }]);
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
