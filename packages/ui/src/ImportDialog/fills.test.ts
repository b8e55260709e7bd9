import { expect, it } from 'vitest';
import type { SheetColumn } from '../Spreadsheet/SheetColumn.ts';
import { editRow } from './checkRows.ts';
import { fillTexts, firstFills, withFill } from './fills.ts';
import { readRow } from './readRow.ts';

const columns: SheetColumn[] = [
  { name: 'name', label: '姓名', kind: 'text', required: true },
  {
    name: 'nation',
    label: '民族',
    kind: 'dict',
    required: true,
    initial: '01',
    options: [
      { value: '01', label: '汉族' },
      { value: '02', label: '蒙古族' },
    ],
  },
  { name: 'grid', label: '网格', kind: 'ref', required: true },
];
const rules = { columns, validate: () => [], fills: { nation: '01', grid: '7' } };
const row = readRow(columns, { number: 2, texts: { name: '王', nation: '', grid: '' }, blurred: [] });

it('begins with what the columns name, and takes away what is emptied', () => {
  expect(firstFills(columns)).toEqual({ nation: '01' });
  expect(withFill(withFill({ nation: '01' }, 'grid', '7'), 'nation', '')).toEqual({ grid: '7' });
});

it('fills empty cells, and only those, without naming them as missing', () => {
  const [filled] = editRow(rules, [row], 0, 'name', '李');
  expect(filled).toMatchObject({ problems: {}, values: { name: '李', nation: '01', grid: '7' } });
  const [own] = editRow(rules, [row], 0, 'nation', '蒙古族');
  expect(own?.values).toMatchObject({ nation: '02', grid: '7' });
  const [wrong] = editRow(rules, [row], 0, 'nation', '某族');
  expect(wrong?.problems).toEqual({ nation: { fault: 'choice' } });
});

it('says in words what it fills in', () =>
  expect(fillTexts(columns, { nation: '01', grid: '7', gridName: '第一网格' }, { yes: '是', no: '否' })).toEqual({
    nation: '汉族',
    grid: '第一网格',
  }));
