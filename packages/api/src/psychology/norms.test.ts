import { expect, it } from 'vitest';
import { type Norm, normFor } from './norms.ts';

const norm = (normMean: number, sex: string | null, ageMin: number | null, ageMax: number | null): Norm => ({
  normMean,
  normSd: 1,
  sex,
  ageMin,
  ageMax,
});
const norms = [
  norm(1, null, null, null),
  norm(2, '2', null, null),
  norm(3, null, 60, null),
  norm(4, '2', 60, null),
  norm(5, null, 18, 30),
];

it.each([
  ['1', 40, 1], // a man of no age group: the norm of all
  ['2', 40, 2], // a woman of no age group: that of women
  ['1', 60, 3], // a man at the lower end of an age group
  ['2', 75, 4], // a woman of an age group
  ['2', 30, 5], // the age group says more than the sex; its upper end belongs to it
  ['2', 31, 2], // one year more, and it does not
  ['1', 17, 1], // one year below
  ['2', null, 2], // no age: no age group
  [null, null, 1], // nothing is known
])('sex %s at %s is compared with norm %i', (sex, age, mean) => {
  expect(normFor(norms, { sex, age })?.normMean).toBe(mean);
});

it('compares with nothing where no norm describes the person', () => {
  expect(normFor([norm(2, '2', null, null)], { sex: '1', age: 40 })).toBeUndefined();
});
