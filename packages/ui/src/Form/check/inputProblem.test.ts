import { expect, test } from 'vitest';
import type { FormField } from '../FormField.ts';
import { inputProblem } from './inputProblem.ts';

const field = (name: string, kind: FormField['kind']): FormField => ({ name, label: name, kind });

test('inputProblem finds what an input cannot hand on', () => {
  expect(inputProblem(field('n', 'number'), Number.NaN)).toBe('number');
  expect(inputProblem(field('j', 'json'), '{"a"')).toBe('json');
  expect(inputProblem(field('j', 'json'), ' ')).toBeNull();
  expect(inputProblem(field('g', 'geometry'), { type: 'LineString', coordinates: [[1, 2]] })).toBe('drawing');
  expect(inputProblem(field('g', 'geometry'), null)).toBeNull();
});
