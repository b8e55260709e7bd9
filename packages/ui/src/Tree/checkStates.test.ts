import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { branchesOf, type Branches, nodesUnder, placesOf } from './branches.ts';
import { checkedIds, checkStates, toggleCheck } from './checkStates.ts';
import { growTree } from './fixtures/growTree.ts';
import type { TreeItem } from './TreeItem.ts';

const randomTree = fc
  .array(fc.record({ above: fc.nat(), isDisabled: fc.boolean() }), { minLength: 1, maxLength: 40 })
  .map(growTree);
const presses = fc.array(fc.nat(), { maxLength: 12 });
const nodesOf = (branches: Branches) => [...placesOf(branches).values()].map(({ node }) => node);
const press = (branches: Branches, checked: ReadonlySet<string>, at: number) => {
  const nodes = nodesOf(branches).filter(({ isDisabled }) => isDisabled !== true);
  const node = nodes[at % Math.max(nodes.length, 1)];
  return node === undefined ? checked : checkedIds(branches, checked, toggleCheck(branches, checked, node));
};
const endsUnder = (branches: Branches, node: TreeItem): TreeItem[] => {
  const below = nodesUnder(branches, node.id);
  return below.length === 0 ? [node] : below.flatMap((child) => endsUnder(branches, child));
};

describe('checked nodes', () => {
  it('are full where all under them is, half where some is, after any presses', () =>
    fc.assert(
      fc.property(randomTree, presses, (data, ats) => {
        const branches = branchesOf(data);
        const checked = ats.reduce((now, at) => press(branches, now, at), new Set<string>() as ReadonlySet<string>);
        const { full, half } = checkStates(branches, checked);
        expect(full).toEqual(new Set(checked));
        for (const node of nodesOf(branches)) {
          const ends = endsUnder(branches, node);
          const on = ends.filter(({ id }) => full.has(id)).length;
          expect([full.has(node.id), half.has(node.id)]).toEqual([on === ends.length, on > 0 && on < ends.length]);
        }
      }),
    ));

  it('end at a node without an id', () => {
    const branches = branchesOf([{ id: 'a', title: 'a', children: [{ id: '', title: 'b' }] }]);
    expect(checkStates(branches, new Set(['a']))).toEqual({ full: new Set(['a', '']), half: new Set() });
  });

  it('never change where disabled', () =>
    fc.assert(
      fc.property(randomTree, presses, fc.array(fc.nat(39)), (data, ats, given) => {
        const branches = branchesOf(data);
        const ends = nodesOf(branches).filter((node) => nodesUnder(branches, node.id).length === 0);
        const start = new Set(ends.map(({ id }) => id).filter((id) => given.includes(Number(id))));
        const after = ats.reduce((now, at) => press(branches, now, at), start as ReadonlySet<string>);
        for (const { id } of ends.filter(({ isDisabled }) => isDisabled)) expect(after.has(id)).toBe(start.has(id));
      }),
    ));

  it('are the same whether a branch is read before or after the press', () =>
    fc.assert(
      fc.property(randomTree, fc.nat(), (data, at) => {
        const whole = branchesOf(
          data.map((node) => ({
            ...node,
            isDisabled: false,
            children: (node.children ?? []).map((child) => ({ id: child.id, title: child.title })),
          })),
        );
        const unread = new Map([...whole].filter(([id]) => id === ''));
        const node = nodesUnder(whole, '')[at % data.length] as TreeItem;
        const early = checkedIds(unread, new Set(), toggleCheck(unread, new Set(), node));
        expect(checkStates(whole, early)).toEqual(toggleCheck(whole, new Set(), node));
      }),
    ));
});

const streets = branchesOf([
  {
    id: 'a',
    title: '甲',
    children: [
      { id: 'a1', title: '甲一' },
      { id: 'a2', title: '甲二', isDisabled: true },
    ],
  },
  { id: 'b', title: '乙' },
]);
const street = nodesUnder(streets, '')[0] as TreeItem;

describe('a press', () => {
  it('checks only what may be checked, and leaves the parent half', () =>
    expect(toggleCheck(streets, new Set(), street)).toEqual({ full: new Set(['a1']), half: new Set(['a']) }));

  it('takes away what it gave', () =>
    expect(toggleCheck(streets, new Set(['a1']), street)).toEqual({ full: new Set(), half: new Set() }));

  it('keeps ids of branches that are not read, and hands out no half parent', () =>
    expect(checkedIds(streets, new Set(['z9']), toggleCheck(streets, new Set(['z9']), street))).toEqual(
      new Set(['z9', 'a1']),
    ));
});
