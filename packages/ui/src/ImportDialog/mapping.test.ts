import { expect, it } from 'vitest';
import type { SheetColumn } from '../Spreadsheet/SheetColumn.ts';
import { guessMapping, titleRow, unmapped } from './mapping.ts';

const columns: SheetColumn[] = [
  { name: 'volunteerName', label: '姓名', kind: 'text', required: true, aliases: ['Name'] },
  { name: 'phone', label: '联系电话', kind: 'phone', aliases: ['Phone'] },
  { name: 'griddingId', label: '所属网格', kind: 'ref' },
];

it('guesses by label, English label, name and likeness', () => {
  expect(guessMapping(columns, ['所属网格', '姓名*', '联系电话（必填）'])).toEqual({ volunteerName: 1, phone: 2, griddingId: 0 });
  expect(guessMapping(columns, ['name', 'PHONE', 'gridding_id'])).toEqual({ volunteerName: 0, phone: 1, griddingId: 2 });
  expect(guessMapping(columns, ['志愿者姓名', '电话', '', '备注'])).toEqual({ volunteerName: 0, phone: 1 });
  expect(guessMapping(columns, ['监护人姓名', '姓名'])).toEqual({ volunteerName: 1 });
});

it('finds the titles under a heading', () => {
  const rows = [['东街社区志愿者名册', '', ''], ['姓名', '联系电话', '备注'], ['张三', '1', '']].map((cells, at) => ({ number: at + 1, cells }));
  expect(titleRow(columns, rows)).toBe(1);
  expect(titleRow(columns, [])).toBe(0);
});

it('names what is required and missing', () => {
  expect(unmapped(columns, { phone: 0 }).map(({ label }) => label)).toEqual(['姓名']);
});
