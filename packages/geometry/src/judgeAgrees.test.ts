import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crossesPlainly, overlapPlainly, standings } from './fixtures/plainJudge.ts';
import { closed, type Point } from './fixtures/rings.ts';
import { outlineFault } from './outlineFault.ts';

const fixed = { seed: 20_261_128, numRuns: 2000 };
/** Places that a number holds exactly, so that touching is touching. */
const exact = (max: number) => fc.tuple(fc.integer({ min: 0, max }), fc.integer({ min: 0, max }));
const starShaped = (most: number) =>
  fc.array(fc.double({ min: 0.2, max: 1, noNaN: true }), { minLength: 3, maxLength: most }).map((radii) =>
    closed(
      radii.map((radius, at): Point => {
        const angle = (at / radii.length) * 2 * Math.PI;
        return [118 + radius * Math.cos(angle), 30 + radius * Math.sin(angle)];
      }),
    ),
  );

describe('judged as every pair of edges would be', () => {
  it('takes simple rings of up to 60 vertices', () => {
    fc.assert(
      fc.property(starShaped(60), (ring) => {
        expect(outlineFault([[ring]])).toBeNull();
        expect(crossesPlainly(ring)).toBe(false);
      }),
      fixed,
    );
  });

  it('refuses those of which two vertices changed places', () => {
    fc.assert(
      fc.property(starShaped(60), fc.nat(), fc.nat(), (ring, from, to) => {
        const points = ring.slice(1);
        const [a, b] = [from % points.length, to % points.length];
        const swapped = closed(points.map((point, at) => points[at === a ? b : at === b ? a : at] ?? point));
        expect(outlineFault([[swapped]]) !== null).toBe(crossesPlainly(swapped));
      }),
      fixed,
    );
  });

  it.each([3, 6, 40])('agrees on rings that touch, fold and cross within %i columns', (columns) => {
    fc.assert(
      fc.property(fc.array(exact(columns), { minLength: 3, maxLength: columns === 40 ? 60 : 9 }), (points) => {
        const ring = closed(points);
        expect(outlineFault([[ring]]) !== null).toBe(new Set(points.map(String)).size < 3 || crossesPlainly(ring));
      }),
      fixed,
    );
  });

  it('agrees on holes and parts that touch, cross and lie in each other', () => {
    const simple = fc
      .array(exact(6), { minLength: 3, maxLength: 6 })
      .map(closed)
      .filter((ring) => outlineFault([[ring]]) === null);
    fc.assert(
      fc.property(simple, simple, (one, other) => {
        expect(outlineFault([[one], [other]]) !== null).toBe(overlapPlainly(one, other));
        expect(outlineFault([[one, other]]) !== null).toBe(standings(other, one).has(-1));
      }),
      fixed,
    );
  });
});
