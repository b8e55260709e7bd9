import { expect, it } from 'vitest';
import type { SheetColumn } from '../Spreadsheet/SheetColumn.ts';
import { guessMapping, inOrderOfNeed, titleRow, unmappedColumns, unusedTitles } from './mapping.ts';

const columns: SheetColumn[] = [
  { name: 'volunteerName', label: '姓名', kind: 'text', required: true, aliases: ['Name'] },
  { name: 'phone', label: '联系电话', kind: 'phone', aliases: ['Phone'] },
  { name: 'griddingId', label: '所属网格', kind: 'ref' },
];

it('guesses by label, English label, name and likeness', () => {
  expect(guessMapping(columns, ['所属网格', '姓名*', '联系电话（必填）'])).toEqual({
    volunteerName: 1,
    phone: 2,
    griddingId: 0,
  });
  expect(guessMapping(columns, ['name', 'PHONE', 'gridding_id'])).toEqual({
    volunteerName: 0,
    phone: 1,
    griddingId: 2,
  });
  expect(guessMapping(columns, ['志愿者姓名', '电话', '', '备注'])).toEqual({ volunteerName: 0, phone: 1 });
  expect(guessMapping(columns, ['监护人姓名', '姓名'])).toEqual({ volunteerName: 1 });
});

it('finds the titles under a heading', () => {
  const rows = [
    ['东街社区志愿者名册', '', ''],
    ['姓名', '联系电话', '备注'],
    ['张三', '1', ''],
  ].map((cells, at) => ({ number: at + 1, cells }));
  expect(titleRow(columns, rows)).toBe(1);
  expect(titleRow(columns, [])).toBe(0);
});

it('names what is required and missing', () =>
  expect(unmappedColumns(columns, { phone: 0 }, {}).map(({ label }) => label)).toEqual(['姓名']));

const person: SheetColumn[] = [
  { name: 'idCard', label: '公民身份号码', kind: 'idcard', required: true },
  { name: 'personName', label: '姓名', kind: 'text', required: true },
  { name: 'phone', label: '联系方式', kind: 'phone', required: true },
  { name: 'education', label: '学历', kind: 'dict' },
  { name: 'householderIdCard', label: '户主公民身份号码', kind: 'idcard' },
  { name: 'householderPhone', label: '户主联系方式', kind: 'phone' },
  { name: 'tutor', label: '导师', kind: 'text', aliases: ['带教老师'] },
];

it.each([
  ['身份证号', 'idCard'],
  ['身份证', 'idCard'],
  ['证件号码', 'idCard'],
  ['居民身份证号（18位）', 'idCard'],
  ['名 字', 'personName'],
  ['*手机号', 'phone'],
  ['联系电话(11位)', 'phone'],
  ['手机', 'phone'],
  ['电话', 'phone'],
  ['户主身份证号', 'householderIdCard'],
  ['户主电话', 'householderPhone'],
  ['文化程度', 'education'],
  ['带教老师', 'tutor'],
])('knows %s as another word', (title, name) => expect(guessMapping(person, ['序号', title])).toEqual({ [name]: 1 }));

it('gives each its own where two have words of one meaning', () =>
  expect(guessMapping(person, ['户主身份证号', '身份证号', '户主手机', '手机'])).toEqual({
    householderIdCard: 0,
    idCard: 1,
    householderPhone: 2,
    phone: 3,
  }));

it('puts what is needed and missing first, and names what is not used', () => {
  const mapping = guessMapping(person, ['序号', '姓名', '电话']);
  expect(inOrderOfNeed(person, mapping, {}).map(({ name }) => name)[0]).toBe('idCard');
  expect(inOrderOfNeed(person, mapping, { idCard: '1' })).toEqual(person);
  expect(unusedTitles(['序号', '姓名', '电话', ''], mapping)).toEqual(['序号']);
});
