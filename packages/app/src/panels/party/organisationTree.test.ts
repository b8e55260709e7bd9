import { expect, test } from 'vitest';
import { organisationTree } from './organisationTree.ts';

const one = (id: string, parentId: string, memberCount: number) => ({
  id,
  orgName: `支部${id}`,
  parentId,
  memberCount,
});

test('organisations stand below their superiors, with their members', () => {
  expect(organisationTree([one('1', '0', 9), one('2', '1', 4), one('3', '7', 2)])).toEqual([
    { id: '1', title: '支部1 9', children: [{ id: '2', title: '支部2 4' }] },
    { id: '3', title: '支部3 2' },
  ]);
});
