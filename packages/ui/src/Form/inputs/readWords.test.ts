import { expect, test } from 'vitest';
import type { FormField } from '../FormField.ts';
import { readWords } from './readWords.ts';

const field = (kind: FormField['kind'], more: Partial<FormField> = {}): FormField => ({
  name: kind,
  label: kind,
  kind,
  ...more,
});

test('values that are only words are said as the inputs show them', () => {
  expect(readWords(field('month'), '2026-11')).toBe('2026-11');
  expect(readWords(field('idcard'), '980***********1234')).toBe('980***********1234');
  expect(readWords(field('money'), 180_000.5)).toBe('¥ 180,000.50');
  expect(readWords(field('money', { unit: '万元' }), 12.5)).toBe('12.5 万元');
  expect(readWords(field('money'), null)).toBe('');
  expect(readWords(field('longtext', { input: 'signature' }), '')).toBe('');
});

test('what is more than words is left to its input', () => {
  expect(readWords(field('images'), '/files/a.png')).toBeNull();
  expect(readWords(field('dict'), '1')).toBeNull();
  expect(readWords(field('text', { input: 'colour' }), '#409eff')).toBeNull();
});
