import { expect, it } from 'vitest';
import type { CrudField } from '../CrudField.ts';
import { quickConditions, quickFields } from './searchQuery.ts';

const fields: CrudField[] = [
  { name: 'sex', label: '性别', kind: 'dict', dict: 'sex', search: true },
  { name: 'idCard', label: '证件号', kind: 'text', list: true, sensitive: 'idcard' },
  { name: 'name', label: '姓名', kind: 'text', list: true, sensitive: 'name' },
  { name: 'work', label: '单位', kind: 'text', list: true },
  { name: 'place', label: '籍贯', kind: 'text', search: true },
];
const names = (found: readonly { name?: string; field?: string }[]) => found.map((one) => one.name ?? one.field);
const masked = fields.map((field) =>
  field.sensitive === 'idcard'
    ? { ...field, maskedSearch: (text: string) => (/^\d{4}$/.test(text) ? ('tail' as const) : null) }
    : field,
);

it('looks in the title first, then in numbers and in what the panel asks for', () => {
  expect(names(quickFields(fields, 'name', true))).toEqual(['name', 'idCard', 'place']);
  expect(names(quickFields(fields, 'name', false))).toEqual(['name']);
  expect(quickFields(fields, 'sex', false)).toEqual([]);
});

it('leaves out masked fields that the text cannot be, or that another filter asks for', () => {
  const quick = quickFields(masked, 'name', true);
  const requested = (words: string, more = {}) => names(quickConditions(quick, { filters: { words, ...more } }));
  expect(requested(' 汤 ')).toEqual(['name', 'place']);
  expect(requested('0112')).toEqual(['name', 'idCard', 'place']);
  expect(requested('0112', { idCard: '0113' })).toEqual(['name', 'place']);
  expect(requested('  ')).toEqual([]);
});
