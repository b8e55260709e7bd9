import { expect, it } from 'vitest';
import { formLines } from './formLines.ts';

const field = (name: string, more: object = {}) => ({ name, label: name, kind: 'text' as const, ...more });

it('counts the lines of a form and its headings', () => {
  expect(formLines([field('a'), field('b'), field('c')])).toBe(2);
  expect(
    formLines(
      [field('a'), field('remark', { kind: 'longtext' }), field('b', { group: 'g' })],
      [{ key: 'g', label: '其他' }],
    ),
  ).toBe(4);
});
