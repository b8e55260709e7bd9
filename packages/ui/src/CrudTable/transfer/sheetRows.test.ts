import { expect, it } from 'vitest';
import type { CrudField } from '../CrudField.ts';
import { importColumns, sheetColumns, sheetRow } from './sheetRows.ts';

const fields: CrudField[] = [
  { name: 'name', label: '姓名', kind: 'text', required: true },
  { name: 'grid', label: '网格', kind: 'ref', to: 'grid/grid' },
  { name: 'kind', label: '类型', kind: 'dict', dict: 'kind' },
  { name: 'length', label: '长度', kind: 'number', unit: 'km' },
  { name: 'area', label: '范围', kind: 'geometry' },
  { name: 'content', label: '正文', kind: 'richtext', required: true },
  { name: 'pin', label: '口令', kind: 'text', secret: true },
];

it('are the fields that are words, with dictionaries and units', () =>
  expect(
    sheetColumns(fields, new Map([['kind', [{ value: '1', label: '常住' }]]]), (label, unit) => `${label}（${unit}）`),
  ).toEqual([
    { name: 'name', label: '姓名', kind: 'text', required: true },
    { name: 'grid', label: '网格', kind: 'text' },
    { name: 'kind', label: '类型', kind: 'dict', options: [{ value: '1', label: '常住' }] },
    { name: 'length', label: '长度（km）', kind: 'number' },
  ]));

it('name what is referred to', () =>
  expect(sheetRow(fields, { id: '1', name: '王', grid: '9', gridName: '第一网格' })).toMatchObject({
    name: '王',
    grid: '第一网格',
  }));

it('come in as what a person types', () => {
  expect(
    importColumns([...fields, { name: 'status', label: '状态', kind: 'text', readonly: true }], new Map(), false).map(
      ({ name }) => name,
    ),
  ).toEqual(['name', 'kind', 'length', 'content']);
  expect(importColumns(fields, new Map(), true).map(({ name, kind }) => [name, kind])).toContainEqual(['grid', 'ref']);
});

it('come in with what an empty cell means, without asking for what follows or concerns some records only', () => {
  const own: CrudField[] = [
    { name: 'nation', label: '民族', kind: 'dict', dict: 'nation', required: true, default: '01' },
    { name: 'born', label: '出生日期', kind: 'date', required: true, derive: 'card' },
    { name: 'match', label: '人户一致', kind: 'dict', required: true, showIf: { field: 'kind', in: ['01'] } },
    { name: 'phone', label: '联系方式', kind: 'phone', synonyms: ['联络号'], unique: true },
  ];
  expect(importColumns(own, new Map(), true, { phone: '1' })).toEqual([
    { name: 'nation', label: '民族', kind: 'dict', options: [], aliases: ['民族'], required: true, initial: '01' },
    { name: 'born', label: '出生日期', kind: 'date', aliases: ['出生日期'], isDerived: true },
    { name: 'match', label: '人户一致', kind: 'dict', aliases: ['人户一致'] },
    { name: 'phone', label: '联系方式', kind: 'phone', aliases: ['联系方式', '联络号'], unique: true, initial: '1' },
  ]);
});

it('are written by the kind of what is computed', () => {
  const computed: CrudField = { name: 'age', label: '标签', kind: 'computed', as: 'multidict', dict: 'tag' };
  expect(sheetColumns([computed], new Map([['tag', [{ value: '1', label: '党员' }]]]))).toEqual([
    { name: 'age', label: '标签', kind: 'multidict', options: [{ value: '1', label: '党员' }] },
  ]);
});
