import { expect, it } from 'vitest';
import { member } from './fixtures/member.ts';
import { type Member, emptyPage, householderAt, isDirty } from './household.ts';

const resident = (key: string, isHouseholder: number) => member(key, { resident: { id: key, isHouseholder } });

it.each([
  [
    [member('a'), member('b')],
    [
      ['a', '02'],
      ['b', '10'],
    ],
    0,
  ],
  [
    [member('a'), member('b')],
    [
      ['a', '10'],
      ['b', '02'],
    ],
    1,
  ],
  [[resident('a', 0), resident('b', 1), member('c')], [['c', '20']], 1],
  [[resident('a', 1), member('c')], [['c', '02']], 1],
  [[member('a')], [], 0],
] as const)('finds the householder of %j', (members, relations, place) => {
  expect(householderAt(members as readonly Member[], new Map(relations as readonly [string, string][]))).toBe(place);
});

it('is dirty where something would be lost', () => {
  expect(isDirty(emptyPage)).toBe(false);
  expect(isDirty({ ...emptyPage, members: [resident('a', 1)] })).toBe(false);
  expect(isDirty({ ...emptyPage, members: [member('a')] })).toBe(true);
  expect(isDirty({ house: { kind: 'new', proposed: {}, words: '' }, members: [] })).toBe(true);
});
