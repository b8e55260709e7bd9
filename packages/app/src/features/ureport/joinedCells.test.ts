import { expect, it } from 'vitest';
import type { DatasetRows, SheetRecords } from './datasetValues.ts';
import { fillSheet } from './fillSheet.ts';
import { cell, drawn, expression, file, of, rows, text } from './fixtures/sheetCells.ts';
import type { CellValue, DrawnValue } from './SheetFile.ts';

const grids = {
  records: [
    { id: '8', name: '二网格', head: '沈一' },
    { id: '7', name: '一网格', head: '方二' },
  ],
  words: new Map(),
};
const both: SheetRecords = new Map<string, DatasetRows>([...rows, ['grids', grids]]);
const ofGrids = (property: string, rest: object = {}): CellValue => ({
  ...of(property, 'group', { dataset: 'grids', ...rest }),
});
const where = (property: string, value: string, isOr = false, operator = '==') => ({ property, operator, value, isOr });

it('joins the records of a second data set by a cell of the first, which is compared by its key', () => {
  const conditions = [where('id', 'A1')];
  const sheet = fillSheet(
    file(
      cell('A1', of('grid', 'group'), { expansion: 'Down' }),
      cell('B1', ofGrids('head', { conditions })),
      cell('C1', of('area', 'sum')),
      cell('A2', text('面积')),
      cell('B2', expression('sum(C1)')),
    ),
    both,
    '',
  );
  expect(drawn(sheet)).toEqual([
    '0,0 1x1 一网格',
    '0,1 1x1 方二',
    '0,2 1x1 140',
    '1,0 1x1 二网格',
    '1,1 1x1 沈一',
    '1,2 1x1 60',
    '2,0 1x1 面积',
    '2,1 1x1 200',
  ]);
});

it('repeats a second data set within the lines of the first, whose cell spans them', () => {
  const conditions = [where('grid', 'A1')];
  const sheet = fillSheet(
    file(
      cell('A1', ofGrids('id'), { expansion: 'Down' }),
      cell('B1', of('area', 'select', { conditions }), { expansion: 'Down' }),
      cell('C1', ofGrids('name'), { left: 'A1' }),
    ),
    both,
    '',
  );
  expect(drawn(sheet)).toEqual([
    '0,0 1x1 8',
    '0,1 1x1 60',
    '0,2 1x1 二网格',
    '1,0 3x1 7',
    '1,1 1x1 80',
    '1,2 3x1 一网格',
    '2,1 1x1 40',
    '3,1 1x1 20',
  ]);
});

it('compares with parameters, and joins conditions by and and or from the first on', () => {
  const sums = (conditions: readonly object[]) =>
    fillSheet(file(cell('A1', of('area', 'sum', { conditions }))), rows, '', new Map([['use', '2']])).cells[0]?.text;
  expect(sums([where('use', 'param("use")')])).toBe('40');
  expect(sums([where('area', '80'), where('area', '20', true)])).toBe('100');
  expect(sums([where('area', '80'), where('area', '20', true), where('grid', '"8"')])).toBe('0');
  expect(sums([where('grid', '8')])).toBe('60');
  expect(sums([where('use', '自住')])).toBe('0');
});

it('says which right sides of conditions it does not know', () => {
  const conditions = [where('grid', 'ds.select(id)[0]')];
  expect(fillSheet(file(cell('A1', of('area', 'sum', { conditions }))), rows, '').unknown).toEqual([
    'ds.select(id)[0]',
  ]);
});

it('names values by another data set of the file', () => {
  const mapping = { dataset: 'grids', key: 'id', value: 'head' };
  const words = new Map([['8', '文件中的名称']]);
  const sheet = fillSheet(file(cell('A1', of('grid', 'group', { mapping, words }), { expansion: 'Down' })), both, '');
  expect(drawn(sheet)).toEqual(['0,0 1x1 方二', '1,0 1x1 文件中的名称']);
});

it('puts lists side by side, with empty cells beside the longer one', () => {
  const sheet = fillSheet(
    file(
      cell('A1', ofGrids('name'), { expansion: 'Down' }),
      cell('B1', ofGrids('head')),
      cell('C1', of('area'), { expansion: 'Down', left: 'root' }),
      cell('D1', of('use'), { left: 'C1' }),
      cell('A2', expression('count(C1)')),
    ),
    both,
    '',
  );
  expect(drawn(sheet)).toEqual([
    '0,0 1x1 二网格',
    '0,1 1x1 沈一',
    '0,2 1x1 80',
    '0,3 1x1 1',
    '1,0 1x1 一网格',
    '1,1 1x1 方二',
    '1,2 1x1 60',
    '1,3 1x1 1',
    '2,0 1x1 ',
    '2,1 1x1 ',
    '2,2 1x1 40',
    '2,3 1x1 2',
    '3,0 1x1 ',
    '3,1 1x1 ',
    '3,2 1x1 20',
    '3,3 1x1 1',
    '4,0 1x1 4',
  ]);
  expect(sheet.isBeside).toBe(false);
});

const of128 = (form: DrawnValue['form'], words: string, isExpression = false): DrawnValue => ({
  kind: 'drawn',
  form,
  text: words,
  isExpression,
  width: 80,
  height: 40,
  hasText: false,
});

it('makes codes and pictures of texts and of what expressions come to, one for each place', () => {
  const sheet = fillSheet(
    file(
      cell('A1', of('grid', 'group'), { expansion: 'Down' }),
      cell('B1', of128('qrcode', '"grid-" + A1', true)),
      cell('C1', of128('barcode', 'LT-2026')),
      cell('D1', of128('qrcode', 'ds.select(x)', true)),
    ),
    rows,
    '2026-11-26',
  );
  expect(sheet.cells.map(({ text: said, drawn: form, isOpen }) => [said, form?.form, isOpen])).toEqual([
    ['一网格', undefined, false],
    ['二网格', undefined, false],
    ['grid-一网格', 'qrcode', false],
    ['grid-二网格', 'qrcode', false],
    ['LT-2026', 'barcode', false],
    ['LT-2026', 'barcode', false],
    ['ds.select(x)', undefined, true],
    ['ds.select(x)', undefined, true],
  ]);
  expect(sheet.undrawn).toEqual([]);
});

it.each([
  ['picture', 'https://elsewhere.example/a.png', true],
  ['picture', '//elsewhere.example/a.png', true],
  ['picture', 'data:image/svg+xml;base64,PHN2Zy8+', true],
  ['picture', 'classpath:logo.png', true],
  ['picture', '/api/files/a.png,/api/files/b.png', false],
  ['picture', 'data:image/png;base64,iVBORw0KGgo=', false],
  ['barcode', '网格', true],
  ['barcode', 'A-7', false],
  ['qrcode', '长'.repeat(700), true],
] as const)('%s of %s is left as words: %s', (form, words, isLeft) => {
  const sheet = fillSheet(file(cell('A1', of128(form, words))), rows, '');
  expect([sheet.undrawn.length > 0, sheet.cells[0]?.isOpen]).toEqual([isLeft, isLeft]);
});

it('has a place for each record that says all measures, by series', () => {
  const points: CellValue = {
    kind: 'points',
    chart: 'bubble',
    title: '',
    dataset: 'house',
    category: 'grid',
    x: 'area',
    y: 'use',
    size: 'area',
    xLabel: '面积',
    yLabel: '',
  };
  const more = new Map([
    ['house', { words: new Map(), records: [...(rows.get('house')?.records ?? []), { grid: '8', use: '', area: 5 }] }],
  ]);
  const [chart] = fillSheet(file(cell('A1', points)), more, '').cells.flatMap((one) => one.chart ?? []);
  expect(chart).toEqual({
    kind: 'bubble',
    title: '',
    xLabel: '面积',
    yLabel: 'use',
    series: [
      {
        id: '7',
        label: '7',
        points: [
          { x: 80, y: 1, size: 80 },
          { x: 40, y: 2, size: 40 },
          { x: 20, y: 1, size: 20 },
        ],
      },
      { id: '8', label: '8', points: [{ x: 60, y: 1, size: 60 }] },
    ],
  });
});
