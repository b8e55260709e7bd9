import { describe, expect, test } from 'vitest';
import { findIn, hitsIn } from './findIn.ts';
import { bestRow, emptyTree, hitRows, visibleRows, withBars, withBranch } from './tree.ts';
import type { TreeHit } from './TreeSource.ts';

const hit = (id: string, title: string, more: Partial<TreeHit> = {}): TreeHit => ({
  id,
  title,
  hasChildren: false,
  above: [],
  ...more,
});
const people = [
  hit('g', '赵庄社区', { isGroup: true }),
  hit('1', '赵建国', { names: ['zhaojg', '综治办'] }),
  hit('2', '钱小英'),
];

describe('hitsIn', () => {
  const found = (words: string) =>
    hitsIn(people, words, (text) => ({ 赵建国: ['zjg'], 钱小英: ['qxy'] })[text] ?? []).hits.map(({ id }) => id);
  test('finds by title, other names and initials, what can be chosen first', () => {
    expect(found('赵')).toEqual(['1', 'g']);
    expect(found('综治')).toEqual(['1']);
    expect(found('QX')).toEqual(['2']);
    expect(found('jg')).toEqual(['1']);
    expect(found('xy')).toEqual([]);
  });

  test('shows 50 and says that there are more', () => {
    const many = hitsIn(
      Array.from({ length: 51 }, (_, at) => hit(String(at), '网格')),
      '网',
      () => [],
    );
    expect([many.hits.length, many.isCut]).toEqual([50, true]);
  });
});

test('a source is asked by its own search, and one without any cannot be searched', async () => {
  const children = async () => [];
  expect(findIn({ children })).toBeNull();
  expect(
    await findIn({ children, find: async (words) => ({ hits: [hit('1', words)], isCut: false }) })?.('网格'),
  ).toEqual({ hits: [hit('1', '网格')], isCut: false });
});

test('bars upper nodes, drawn or found, and takes the first that may be chosen', () => {
  const hits = [
    hit('1', '东风社区', { hasChildren: true }),
    hit('11', '东风第一网格', { above: [{ id: '1', title: '东风社区' }] }),
  ];
  const rows = withBars(hitRows(hits), 'leaf', new Set(['1']));
  expect(rows).toMatchObject([
    { key: '1', isBarred: true, node: { hasChildren: false } },
    { key: '11', note: '东风社区' },
  ]);
  expect(rows[1]).not.toHaveProperty('isBarred');
  expect(bestRow(rows, '')?.key).toBe('11');
  expect(bestRow(rows.slice(0, 1), '')?.key).toBe('1');
  const read = visibleRows(
    withBranch(emptyTree, '', {
      state: 'ready',
      nodes: [
        { id: '1', title: '东风社区', hasChildren: true },
        { id: '3', title: '开发区', hasChildren: false },
      ],
    }),
    '',
  );
  expect(withBars(read, 'leaf', new Set()).map((row) => row.kind === 'node' && row.isBarred === true)).toEqual([
    true,
    false,
  ]);
  expect(withBars(read, undefined, new Set()).some((row) => row.kind === 'node' && row.isBarred === true)).toBe(false);
});
