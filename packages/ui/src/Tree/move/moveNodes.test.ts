import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { branchesOf, idsAbove, nodesUnder, placesOf } from '../branches.ts';
import { dropPlace, movedData, moveRefusal, outermost } from './moveNodes.ts';
import { growTree } from '../fixtures/growTree.ts';

const randomTree = fc
  .array(fc.record({ above: fc.nat(), isDisabled: fc.boolean() }), { minLength: 1, maxLength: 40 })
  .map(growTree);
describe('a move', () => {
  it('loses and doubles no node, keeps what is under it, and is refused exactly where it would make a circle', () =>
    fc.assert(
      fc.property(
        randomTree,
        fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
        fc.nat(),
        fc.nat(),
        (data, picks, to, before) => {
          const places = placesOf(branchesOf(data));
          const all = [...places.keys()];
          const ids = outermost(places, [...new Set(picks.map((pick) => all[pick % all.length] as string))]);
          const parentId = ['', ...all][to % (all.length + 1)] as string;
          const siblings = nodesUnder(branchesOf(data), parentId)
            .map(({ id }) => id)
            .filter((id) => !ids.includes(id));
          const beforeId = [null, ...siblings][before % (siblings.length + 1)] ?? null;
          const after = movedData(data, { ids, parentId, beforeId });
          const isRefused = moveRefusal(places, ids, parentId) !== null;
          const moved = branchesOf(after);
          const now = placesOf(moved);
          expect([...now.keys()].sort()).toEqual([...all].sort());
          expect(after === data).toBe(isRefused);
          fc.pre(!isRefused);
          const order = nodesUnder(moved, parentId).map(({ id }) => id);
          expect(order.slice(order.indexOf(ids[0] as string)).slice(0, ids.length)).toEqual(ids);
          expect(beforeId === null ? order.at(-1) : order[order.indexOf(beforeId) - 1]).toBe(ids.at(-1));
          for (const id of all.filter((one) => !ids.includes(one)))
            expect(now.get(id)?.parentId).toBe(places.get(id)?.parentId);
        },
      ),
    ));

  it('is refused into itself and into what is under it', () => {
    const places = placesOf(
      branchesOf([
        { id: '1', title: '甲', children: [{ id: '11', title: '乙' }] },
        { id: '2', title: '丙' },
      ]),
    );
    expect(['1', '11', '2', ''].map((to) => moveRefusal(places, ['1'], to))).toEqual(['self', 'below', null, null]);
    expect(idsAbove(places, '11')).toEqual(['1']);
  });

  it('of a node and one under it takes the upper one only', () => {
    const places = placesOf(
      branchesOf([
        { id: '1', title: '甲', children: [{ id: '11', title: '乙' }] },
        { id: '2', title: '丙' },
      ]),
    );
    expect(outermost(places, ['1', '11', '2'])).toEqual(['1', '2']);
  });

  it('goes before, into or after a line by where it is dropped', () =>
    expect([0.1, 0.5, 0.9].map(dropPlace)).toEqual(['before', 'inside', 'after']));
});
