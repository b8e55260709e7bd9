import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { growTree } from '../Tree/fixtures/growTree.ts';
import { orgKey } from './orgKeys.ts';
import { OrgLayout } from './OrgLayout.tsx';
import { type OrgDirection, orgLine, type OrgMeasures, type OrgPlan } from './orgPlan.ts';
import type { OrgUnit } from './OrgUnit.ts';

const measures: OrgMeasures = { box: { width: 100, height: 40 }, beside: 10, below: 20 };
const seeds = fc.array(fc.record({ above: fc.nat(), isDisabled: fc.constant(false) }), { minLength: 1, maxLength: 40 });
const office = [
  {
    id: 'a',
    title: '街道办',
    children: [
      { id: 'b', title: '综治中心', children: [{ id: 'd', title: '一科' }] },
      { id: 'c', title: '便民中心', children: [{ id: 'e', title: '二科' }] },
    ],
  },
];
const none = new Set<string>();

/** What the layout hands over to be drawn. */
function orgLayout(units: readonly OrgUnit[], folded: ReadonlySet<string>, direction: OrgDirection): OrgPlan {
  const plans: OrgPlan[] = [];
  const render = (plan: OrgPlan) => {
    plans.push(plan);
    return null;
  };
  renderToStaticMarkup(createElement(OrgLayout, { units, folded, direction, measures, render }));
  const [plan] = plans;
  if (plan === undefined) throw new Error('The layout drew nothing; see packages/ui/src/OrgTree/OrgLayout.tsx.');
  return plan;
}

describe('the layout of a chart', () => {
  it('lets no boxes overlap, leaves none outside, and centres units over those under them', () =>
    fc.assert(
      fc.property(seeds, fc.constantFrom('vertical', 'horizontal'), fc.array(fc.nat(40)), (grown, direction, shut) => {
        const { places, width, height } = orgLayout(growTree(grown), new Set(shut.map(String)), direction);
        const { box } = measures;
        places.forEach((one, at) => {
          expect(one.x >= 0 && one.y >= 0 && one.x + box.width <= width && one.y + box.height <= height).toBe(true);
          for (const other of places.slice(at + 1))
            expect(Math.abs(one.x - other.x) >= box.width || Math.abs(one.y - other.y) >= box.height).toBe(true);
          const under = places.filter(({ parentId }) => parentId === one.unit.id);
          const across = under.map(({ x, y }) => (direction === 'vertical' ? x : y));
          const middle = direction === 'vertical' ? one.x : one.y;
          expect(middle).toBeCloseTo(under.length === 0 ? middle : ((across[0] ?? 0) + (across.at(-1) ?? 0)) / 2);
        });
      }),
    ));

  it('hides what is under a folded unit, and makes room for nothing', () => {
    const { places, width } = orgLayout(office, new Set(['a']), 'vertical');
    expect([places.map(({ unit }) => unit.id), places[0]?.isFolded, width]).toEqual([['a'], true, 100]);
  });

  it('draws lines from box to box', () => {
    const { places } = orgLayout(office, none, 'vertical');
    const [a, b] = places;
    expect(a && b && orgLine(a, b, 'vertical', measures)).toBe('M105 40V50H50V60');
  });
});

describe('the keys of a chart', () => {
  const { places } = orgLayout(office, new Set(['c']), 'vertical');
  it.each([
    ['ArrowDown', 'a', 'focus', 'b'],
    ['ArrowUp', 'd', 'focus', 'b'],
    ['ArrowRight', 'b', 'focus', 'c'],
    ['ArrowLeft', 'c', 'focus', 'b'],
    ['ArrowDown', 'c', 'unfold', 'c'],
    [' ', 'b', 'fold', 'b'],
    [' ', 'c', 'unfold', 'c'],
    ['Enter', 'd', 'choose', 'd'],
    ['End', 'a', 'focus', 'c'],
  ])('%s on %s', (key, at, kind, id) => expect(orgKey(key, places, at, 'vertical')).toEqual({ kind, id }));

  it('turn with the direction, and cross branches', () => {
    const open = orgLayout(office, none, 'horizontal').places;
    expect(orgKey('ArrowRight', open, 'a', 'horizontal')).toEqual({ kind: 'focus', id: 'b' });
    expect(orgKey('ArrowDown', open, 'd', 'horizontal')).toEqual({ kind: 'focus', id: 'e' });
    expect(orgKey('ArrowDown', open, 'e', 'horizontal')).toBeNull();
  });
});
