import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { branchesOf, type Branches, idsAbove, placesOf } from './branches.ts';
import { findNodes, splitTitle } from './findNodes.ts';
import { growTree } from './fixtures/growTree.ts';
import { treeRows } from './treeRows.ts';

const randomTree = fc
  .array(fc.record({ above: fc.nat(), isDisabled: fc.boolean() }), { minLength: 1, maxLength: 40 })
  .map(growTree);
const towns = branchesOf([
  {
    id: '1',
    title: '城东街道',
    children: [
      {
        id: '11',
        title: '东风社区',
        children: [
          { id: '111', title: '第一网格' },
          { id: '112', title: 'Grid 2' },
        ],
      },
      { id: '12', title: '朝阳社区' },
    ],
  },
  { id: '2', title: '城西街道', children: [{ id: '21', title: '西湖社区' }] },
]);
const keys = (branches: Branches, open: string[], text = '') => {
  const found = findNodes(branches, text);
  return treeRows(branches, (id) => open.includes(id) || found?.way.has(id) === true, found).map((row) => row.key);
};

describe('the lines of a tree', () => {
  it('stand under their node where it is open', () => {
    expect(keys(towns, ['1'])).toEqual(['1', '11', '12', '2']);
    expect(treeRows(towns, () => true)[2]).toMatchObject({
      key: '111',
      level: 3,
      position: 1,
      size: 2,
      parentId: '11',
    });
  });

  it('show branches that are read or were refused', () => {
    const partly: Branches = new Map([
      ...towns,
      ['1', { state: 'loading' }],
      ['2', { state: 'failed', message: '断网' }],
    ]);
    expect(keys(partly, ['1', '2'])).toEqual(['1', 'loading:1', '2', 'failed:2']);
  });

  it('believe what was read more than what was announced', () => {
    const emptied: Branches = new Map([...towns, ['2', { state: 'ready', nodes: [] }]]);
    expect(treeRows(emptied, () => true).at(-1)).toMatchObject({ key: '2', node: { hasChildren: false } });
  });

  it('end at a node without an id, or with the id of one above it', () => {
    const node = (id: string) => ({ id, title: id, hasChildren: true });
    const odd: Branches = new Map([
      ['', { state: 'ready', nodes: [node(''), node('1')] }],
      ['1', { state: 'ready', nodes: [node('2')] }],
      ['2', { state: 'ready', nodes: [node('1')] }],
    ]);
    expect(treeRows(odd, () => true).map(({ level, parentId }) => [level, parentId])).toEqual([
      [1, ''],
      [1, ''],
      [2, '1'],
      [3, '2'],
    ]);
  });

  it('are the way to what is searched, and what is under it', () => {
    expect(keys(towns, [], '网格')).toEqual(['1', '11', '111']);
    expect(keys(towns, [], ' GRID ')).toEqual(['1', '11', '112']);
    expect(keys(towns, ['11'], '东风')).toEqual(['1', '11', '111', '112']);
    expect(keys(towns, [], '没有')).toEqual([]);
  });

  it('hold each match with everything above it, in any tree', () =>
    fc.assert(
      fc.property(randomTree, fc.nat(40), (data, number) => {
        const branches = branchesOf(data);
        const found = findNodes(branches, `第${number}`);
        const places = placesOf(branches);
        const shown = new Set(treeRows(branches, (id) => found?.way.has(id) === true, found).map((row) => row.key));
        for (const id of found?.matches ?? [])
          expect([id, ...idsAbove(places, id)].every((one) => shown.has(one))).toBe(true);
        for (const id of shown)
          expect(
            found?.matches.has(id) || found?.way.has(id) || idsAbove(places, id).some((one) => found?.matches.has(one)),
          ).toBe(true);
      }),
    ));
});

it('a title is split at the words that were searched', () => {
  expect(splitTitle('东风 Grid 2', 'grid')).toEqual(['东风 ', 'Grid', ' 2']);
  expect(splitTitle('东风', 'grid')).toBeUndefined();
});
