import { describe, expect, it } from 'vitest';
import { grantDifference, heldEnds, wholeIds } from './grantDifference.ts';

const tree = [
  {
    id: 'area',
    title: '基础数据',
    children: [
      {
        id: 'house',
        title: '房屋',
        children: [
          { id: 'hv', title: '查看' },
          { id: 'he', title: '编辑' },
        ],
      },
      { id: 'road', title: '道路', children: [{ id: 'rv', title: '查看' }] },
    ],
  },
];
const ids = (...given: string[]) => new Set(given);

describe('the difference of a grant', () => {
  it('counts what is granted by its ends, an entry alone as looking at it', () => {
    expect(heldEnds(tree, ids('house', 'hv'))).toEqual(ids('hv'));
    expect(heldEnds(tree, ids('house'))).toEqual(ids('hv'));
    expect(heldEnds(tree, ids('area'))).toEqual(ids());
    expect(heldEnds(tree, ids('area', 'road', 'rv', 'hv', 'he'))).toEqual(ids('hv', 'he', 'rv'));
  });

  it('sends what is held whole with everything below it', () => {
    expect(wholeIds(tree, ids('hv'))).toEqual(['hv']);
    expect(wholeIds(tree, ids('hv', 'he'))).toEqual(['house', 'hv', 'he']);
    expect(wholeIds(tree, ids('hv', 'he', 'rv'))).toEqual(['area', 'house', 'hv', 'he', 'road', 'rv']);
  });

  it('names entries that come and go, and what can be done on them', () => {
    expect(grantDifference(tree, ids('hv'), ids('he', 'rv'))).toEqual({
      addedEntries: ['道路'],
      removedEntries: [],
      added: ['房屋 · 编辑', '道路 · 查看'],
      removed: ['房屋 · 查看'],
    });
    expect(grantDifference(tree, ids('hv', 'rv'), ids('hv')).removedEntries).toEqual(['道路']);
    expect(grantDifference(tree, ids('hv'), ids('hv')).added).toEqual([]);
  });
});
