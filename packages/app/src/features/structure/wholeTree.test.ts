import { describe, expect, it } from 'vitest';
import { wholeTree } from './wholeTree.ts';

const source = wholeTree(() =>
  Promise.resolve([
    { id: '1', title: '枫桥镇', children: [{ id: '11', title: '党政办', children: [{ id: '111', title: '档案室' }] }] },
    { id: '2', title: '派出所' },
  ]),
);

describe('a tree that is read as a whole', () => {
  it('opens level by level', async () => {
    expect(await source.children('')).toEqual([
      { id: '1', title: '枫桥镇', hasChildren: true },
      { id: '2', title: '派出所', hasChildren: false },
    ]);
    expect(await source.children('11')).toEqual([{ id: '111', title: '档案室', hasChildren: false }]);
    expect(await source.children('9')).toEqual([]);
  });

  it('knows the way to a node, by id and by name', async () => {
    expect(await source.path?.('111')).toEqual(['1', '11', '111']);
    expect(await source.search?.(' 档案')).toEqual([['1', '11', '111']]);
    expect(await source.labels?.(['11', '9'])).toEqual({ 11: '党政办' });
  });
});
