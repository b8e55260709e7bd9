import { describe, expect, test } from 'vitest';
import { full, node, top } from './fixtures/streets.ts';
import { emptyTree, titleOf, type Tree, visibleRows, withBranch, withOpen } from './tree.ts';

const keys = (tree: Tree, filter = '') => visibleRows(tree, filter).map((row) => row.key);

describe('visibleRows', () => {
  test('open branches stand under their node with level and place', () => {
    expect(keys(full)).toEqual(['1', '11', '12', '2', '3']);
    expect(visibleRows(full, '')[2]).toMatchObject({ level: 2, position: 2, size: 2, parentId: '1' });
  });

  test('branches that are read or failed have a line of their own', () => {
    expect(keys(withBranch(emptyTree, '', { state: 'loading' }))).toEqual(['loading:']);
    expect(keys(withOpen(withBranch(top, '2', { state: 'failed' }), '2', true))).toEqual(['1', '2', 'failed:2', '3']);
  });

  test('a filter shows what is found and the way to it, though closed', () => {
    expect(keys(withOpen(full, '1', false), ' 第二 ')).toEqual(['1', '12']);
    expect(keys(full, '没有')).toEqual([]);
  });
});

test('titleOf finds nodes at any depth', () => {
  expect(titleOf(full, '12')).toBe('第二网格');
  expect(titleOf(full, '99')).toBeUndefined();
});

test('titleOf says what a node is called away from what stands above it', () =>
  expect(
    titleOf(
      withBranch(full, '11', {
        state: 'ready',
        nodes: [{ ...node('111', '董明华'), chosenTitle: '董明华（财政所）' }],
      }),
      '111',
    ),
  ).toBe('董明华（财政所）'));
