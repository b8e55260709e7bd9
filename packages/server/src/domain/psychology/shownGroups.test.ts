import { FEWEST_PEOPLE } from '@lattice/api/psychology/groupCall';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Group, shownGroups } from './shownGroups.ts';

const group = (id: string, sizes: readonly number[]): Group<string> => {
  const groups = sizes.map((size, at) => ({
    id: `${id}.${at}`,
    people: Array.from({ length: size }, (_, n) => `${id}.${at} ${n}`),
    groups: [],
  }));
  return { id, people: groups.flatMap(({ people }) => people), groups };
};

const idsOf = (kinds: readonly (readonly number[])[]) => {
  const groups = kinds.map((sizes, at) => group(String(at), sizes));
  const whole = { id: '', people: groups.flatMap(({ people }) => people), groups };
  return { whole, shown: shownGroups(whole) };
};

it('a small group takes the next larger one with it, so that nobody works it out from the rest', () => {
  expect(idsOf([[9, 6, 2]]).shown.map(({ id }) => id)).toEqual(['', '0', '0.0']);
  expect(idsOf([[9, 6, 5]]).shown.map(({ id }) => id)).toEqual(['', '0', '0.0', '0.1', '0.2']);
  expect(idsOf([[9, 3, 2]]).shown.map(({ id }) => id)).toEqual(['', '0', '0.0']);
  expect(idsOf([[12], [3]]).shown.map(({ id }) => id)).toEqual(['']);
  expect(idsOf([[2, 2]]).shown).toEqual([]);
});

it('no group shown and no rest of one is of one to four people', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat(9), { maxLength: 6 }), { maxLength: 4 }), (kinds) => {
      const { shown } = idsOf(kinds);
      const seen = new Set(shown.map(({ id }) => id));
      for (const { people, groups } of shown) {
        expect(people.length).toBeGreaterThanOrEqual(FEWEST_PEOPLE);
        const rest = groups
          .filter(({ id }) => !seen.has(id))
          .reduce((sum, { people: others }) => sum + others.length, 0);
        expect(rest === 0 || rest >= FEWEST_PEOPLE).toBe(true);
      }
    }),
  );
});
