import { expect, test } from 'vitest';
import { passwordRules, passwordStrength } from './strength.ts';

test.each([
  ['', 0],
  ['Aa1!', 0],
  ['abcdwxyz', 1],
  ['Admin2026x', 1],
  ['Qwer!7391', 1],
  ['Aa1!9999', 1],
  ['Zhang@7392', 1],
  ['Xy4321!kk', 1],
  ['River!73', 2],
  ['River7392x', 2],
  ['River!7392', 3],
  ['Green7River92', 3],
])('%j is %i', (password, strength) => expect(passwordStrength(password, 'zhang')).toBe(strength));

test('the broken rules are named', () =>
  expect(
    passwordRules('zhang1111', 'zhang')
      .filter((rule) => !rule.isKept)
      .map((rule) => rule.id),
  ).toEqual(['classes', 'account', 'pattern']));
