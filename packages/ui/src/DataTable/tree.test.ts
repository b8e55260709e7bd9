import { expect, it } from 'vitest';
import { flattenTree } from './tree.ts';
import type { RowTree } from './tree.ts';

interface Node {
  id: string;
  under?: Node[];
}
const rows: Node[] = [{ id: 'a', under: [{ id: 'b', under: [{ id: 'c' }] }, { id: 'd' }] }, { id: 'e' }];
const tree = (open: string[], pending?: string): RowTree<Node> => ({
  children: (row) => (row.id === pending ? undefined : (row.under ?? [])),
  isExpanded: (row) => open.includes(row.id),
  hasChildren: (row) => row.under !== undefined,
  onToggle: () => undefined,
});
const shown = (open: string[], pending?: string) =>
  flattenTree(rows, tree(open, pending)).map(({ row, level }) => `${row.id}${level}`);

it('shows the rows under open rows, in order and with their depth', () => {
  expect(shown([])).toEqual(['a1', 'e1']);
  expect(shown(['a'])).toEqual(['a1', 'b2', 'd2', 'e1']);
  expect(shown(['a', 'b'])).toEqual(['a1', 'b2', 'c3', 'd2', 'e1']);
});

it('marks which rows are open, closed, childless and waiting', () => {
  const [a, b, d] = flattenTree(rows, tree(['a']));
  expect([a?.isExpanded, b?.isExpanded, d?.isExpanded]).toEqual([true, false, undefined]);
  expect(flattenTree(rows, tree(['a'], 'a'))[0]).toMatchObject({ isExpanded: true, isLoading: true });
});

it('prefers the depth that the caller states', () =>
  expect(flattenTree(rows, { ...tree([]), level: () => 4 })[0]?.level).toBe(4));

it('leaves a plain list as it is', () =>
  expect(flattenTree(['x', 'y'], undefined)).toEqual([
    { row: 'x', level: 1 },
    { row: 'y', level: 1 },
  ]));
