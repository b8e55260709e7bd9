import { expect, it } from 'vitest';
import type { SheetColumn } from '../SheetColumn.ts';
import { isTypable, template } from './template.ts';
import { xlsxReader } from './xlsxReader.ts';
import { zipReader } from '../zip/zipReader.ts';

const columns: SheetColumn[] = [
  { name: 'name', label: '姓名', kind: 'text', required: true },
  { name: 'card', label: '身份证号', kind: 'idcard' },
  {
    name: 'sex',
    label: '性别',
    kind: 'dict',
    options: [
      { value: '1', label: '男' },
      { value: '2', label: '女' },
    ],
  },
  { name: 'marks', label: '标签', kind: 'multidict', options: [{ value: 'a', label: '党员' }] },
  { name: 'phone', label: '联系电话', kind: 'phone' },
  { name: 'party', label: '党员', kind: 'switch' },
  { name: 'born', label: '出生日期', kind: 'date', help: '写作 2026-01-31' },
];

it('marks what is required, keeps digits and offers the choices of a second sheet', async () => {
  const buffer = await (
    await template(columns, {
      sheet: '志愿者',
      choices: '填写说明',
      hints: ['列', '必填', '怎么填'],
      required: '是',
      switchWords: { yes: '是', no: '否' },
      hintOf: ({ kind, help }) => [kind, help].filter(Boolean).join('；'),
    })
  ).arrayBuffer();
  const [main, side] = await xlsxReader(buffer);
  expect((await main?.rows())?.map(({ cells }) => cells)).toEqual([
    ['姓名*', '身份证号', '性别', '标签', '联系电话', '党员', '出生日期'],
  ]);
  expect((await side?.rows())?.map(({ cells }) => cells)).toEqual([
    ['列', '必填', '怎么填', '', '性别', '标签', '党员'],
    ['姓名', '是', 'text', '', '男', '党员', '是'],
    ['身份证号', '', 'idcard', '', '女', '', '否'],
    ['性别', '', 'dict'],
    ['标签', '', 'multidict'],
    ['联系电话', '', 'phone'],
    ['党员', '', 'switch'],
    ['出生日期', '', 'date；写作 2026-01-31'],
  ]);
  const xml = await (await zipReader(buffer)).text('xl/worksheets/sheet1.xml');
  expect(xml).toContain('<col min="2" max="2" width="22" style="1" customWidth="1"/>');
  expect(xml).toContain('sqref="C2:C1048576"><formula1>\'填写说明\'!$E$2:$E$3</formula1>');
  expect(xml).toContain('<col min="5" max="5" width="14" style="1" customWidth="1"/>');
  expect(xml).toContain('sqref="F2:F1048576"><formula1>\'填写说明\'!$G$2:$G$3</formula1>');
  expect(xml.match(/<dataValidation /g)).toHaveLength(2);
  expect([columns.every(isTypable), isTypable({ name: 'x', label: 'x', kind: 'images' })]).toEqual([true, false]);
});
