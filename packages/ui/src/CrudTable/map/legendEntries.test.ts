import { expect, test } from 'vitest';
import type { CrudField } from '../CrudField.ts';
import type { Dictionaries } from '../list/crudColumns.ts';
import { legendEntries } from './legendEntries.ts';

const states: Dictionaries = new Map([
  [
    'state',
    [
      { value: '1', label: '在用', tone: 'success' as const },
      { value: '2', label: '停用', tone: 'neutral' as const },
      { value: '3', label: '报废' },
    ],
  ],
]);
const field: CrudField = {
  name: 'state',
  label: '状态',
  kind: 'dict',
  dict: 'state',
  tones: { 2: 'critical' as const },
};

test('the legend has the values that rows have, as the dictionary orders them, and the tones of the field', () =>
  expect(legendEntries(field, { 2: 4, 1: 9, 3: 0 }, states, '未填写')).toEqual([
    { kind: '1', label: '在用', tone: 'success' },
    { kind: '2', label: '停用', tone: 'critical' },
  ]));

test('values that no dictionary knows stand behind, and what is empty is said so', () =>
  expect(legendEntries(field, { '': 2, 9: 1, 1: 1 }, states, '未填写').map(({ label }) => label)).toEqual([
    '在用',
    '9',
    '未填写',
  ]));

test('a list without a field of choices has one colour', () =>
  expect(legendEntries(undefined, {}, states, '未填写')).toEqual([]));
