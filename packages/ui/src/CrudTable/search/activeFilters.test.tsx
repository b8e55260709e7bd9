import { expect, it } from 'vitest';
import { type FilterWords, activeFilters, valueWords } from './activeFilters.ts';
import type { CrudField } from '../CrudField.ts';
import { type CrudView, firstView } from '../CrudState.ts';
import { searchItems } from './searchQuery.ts';

const fields: CrudField[] = [
  { name: 'name', label: '姓名', kind: 'text', search: true },
  { name: 'age', label: '年龄', kind: 'integer', search: true },
  { name: 'kind', label: '类型', kind: 'dict', dict: 'kind' },
];
const dictionaries = new Map([
  [
    'kind',
    [
      { value: '1', label: '常住' },
      { value: '2', label: '流动' },
    ],
  ],
]);
const words: FilterWords = {
  clause: (label, operator, value) => `${label} ${operator} ${value}`,
  part: (label, part, value) => `${label} ${part} ${value}`,
  range: (label, from, to) => `${label} ${from}~${to}`,
  box: (text) => `box ${text}`,
  yes: '是',
  no: '否',
  or: '或',
};
const said = (field: CrudField, value: string) => valueWords(field, value, dictionaries, words, (_, id) => id);

it('says what is in force and how each is taken away', () => {
  const where = {
    join: 'or' as const,
    conditions: [
      { field: 'kind', operator: 'in' as const, value: '1,2' },
      { field: 'age', operator: 'null' as const, value: '' },
    ],
  };
  const found = activeFilters(
    { filters: { name: '王', ageTo: '60' }, where },
    searchItems(fields),
    fields,
    said,
    words,
  );
  expect(found.map((one) => one.words)).toEqual(['姓名 like 王', '年龄 ~60', '类型 in 常住或流动', '年龄 null ']);
  expect(found.map((one) => one.without)).toEqual([
    { page: 1, filters: { ageTo: '60' } },
    { page: 1, filters: { name: '王' } },
    { page: 1, where: { join: 'or', conditions: [where.conditions[1]] } },
    { page: 1, where: { join: 'or', conditions: [where.conditions[0]] } },
  ]);
});

it('says of a masked value what is really compared', () => {
  const masked: CrudField = {
    name: 'phone',
    label: '电话',
    kind: 'phone',
    search: true,
    sensitive: 'phone',
    maskedSearch: (text) => (text.length === 4 ? 'tail' : text.length === 11 ? 'whole' : null),
  };
  const wordsOf = (field: CrudField, phone: string, where?: CrudView['where']) =>
    activeFilters({ ...firstView, filters: { phone }, where }, searchItems([field]), [field], said, words).map(
      (one) => one.words,
    );
  const conditions = [{ field: 'phone', operator: 'like' as const, value: '1234' }];
  expect(wordsOf(masked, '5678', { join: 'and', conditions })).toEqual(['电话 tail 5678', '电话 tail 1234']);
  expect(wordsOf(masked, '13800001234')).toEqual(['电话 whole 13800001234']);
  expect(wordsOf({ ...masked, maskedSearch: null }, '5678')).toEqual(['电话 like 5678']);
});

it('says what a link asks of a switch, which the advanced filter cannot compare', () => {
  const late: CrudField = { name: 'isLate', label: '超期', kind: 'switch', search: true };
  const where = { join: 'and' as const, conditions: [{ field: 'isLate', operator: 'equal' as const, value: '1' }] };
  const found = activeFilters({ ...firstView, where }, searchItems([late]), [], said, words);
  expect(found.map((one) => one.words)).toEqual(['超期 equal 是']);
});
