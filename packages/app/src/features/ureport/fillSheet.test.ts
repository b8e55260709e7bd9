import { expect, it } from 'vitest';
import { fillSheet } from './fillSheet.ts';
import { cell, drawn, expression, file, of, rows, text } from './fixtures/sheetCells.ts';
import type { CellValue, SheetCell } from './SheetFile.ts';

it('repeats groups downwards, each with its records and its sum', () => {
  const sheet = fillSheet(
    file(
      cell('A1', text('房屋'), { columnSpan: 3 }),
      cell('A2', of('grid', 'group'), { expansion: 'Down' }),
      cell('B2', of('use', 'group', { words: new Map([['1', '自住']]) }), { expansion: 'Down' }),
      cell('C2', of('area'), { expansion: 'Down' }),
      cell('A3', text('小计'), { columnSpan: 2, left: 'A2' }),
      cell('C3', expression('sum(C2)'), { left: 'A2' }),
      cell('A4', text('合计')),
      cell('C4', expression('sum(C2) + "/" + count(A2)')),
    ),
    rows,
    '2026-11-26',
  );
  expect(drawn(sheet)).toEqual([
    '0,0 1x3 房屋',
    '1,0 3x1 一网格',
    '1,1 2x1 自住',
    '1,2 1x1 80',
    '2,2 1x1 20',
    '3,1 1x1 2',
    '3,2 1x1 40',
    '4,0 1x2 小计',
    '4,2 1x1 140',
    '5,0 1x1 二网格',
    '5,1 1x1 自住',
    '5,2 1x1 60',
    '6,0 1x2 小计',
    '6,2 1x1 60',
    '7,0 1x1 合计',
    '7,2 1x1 200/2',
  ]);
  expect(sheet.rowHeights).toEqual([30, 0, 0, 0, 0, 0, 0, 0]);
});

it('crosses groups downwards and to the right', () => {
  const sheet = fillSheet(
    file(
      cell('A1', text('网格')),
      cell('B1', of('use', 'group', { order: 'desc' }), { expansion: 'Right' }),
      cell('C1', text('合计'), { top: 'root' }),
      cell('A2', of('grid', 'group'), { expansion: 'Down' }),
      cell('B2', of('area', 'sum')),
      cell('C2', expression('sum(B2)'), { left: 'A2', top: 'root' }),
    ),
    rows,
    '2026-11-26',
  );
  expect(drawn(sheet)).toEqual([
    '0,0 1x1 网格',
    '0,1 1x1 2',
    '0,2 1x1 1',
    '0,3 1x1 合计',
    '1,0 1x1 一网格',
    '1,1 1x1 40',
    '1,2 1x1 100',
    '1,3 1x1 140',
    '2,0 1x1 二网格',
    '2,1 1x1 0',
    '2,2 1x1 60',
    '2,3 1x1 60',
  ]);
});

it('draws charts from the records of their lines, by places and series', () => {
  const chart = (rest: object): CellValue => ({
    kind: 'chart',
    chart: 'bar',
    title: '面积',
    dataset: 'house',
    category: 'grid',
    value: 'area',
    series: 'use',
    seriesText: '',
    collect: 'sum',
    ...rest,
  });
  const figuresIn = (value: CellValue, rest: Partial<SheetCell> = {}) =>
    fillSheet(file(cell('A1', of('grid', 'group'), { expansion: 'Down' }), cell('B1', value, rest)), rows, '2026-11-26')
      .cells.flatMap(({ chart: drawing }) => drawing ?? [])
      .map(({ series }) =>
        series.map((one) => {
          const values = 'values' in one ? one.values : [];
          return `${one.label}: ${values.map(({ label, value: said }) => `${label} ${said}`).join(', ')}`;
        }),
      );
  expect(figuresIn(chart({}), { left: 'root' })).toEqual([['1: 一网格 100, 二网格 60', '2: 一网格 40, 二网格 null']]);
  expect(figuresIn(chart({ series: '', seriesText: '全部', collect: 'count' }))).toEqual([
    ['全部: 一网格 3'],
    ['全部: 二网格 1'],
  ]);
  expect(figuresIn(chart({ dataset: 'elsewhere' }))).toEqual([]);
});

it('leaves the words of the file where it cannot answer, and says which expressions it does not know', () => {
  const sheet = fillSheet(
    file(
      cell('A1', { ...of('name'), dataset: 'elsewhere' } as CellValue, { expansion: 'Down' }),
      cell('B1', expression('ds.select(x)')),
      cell('C1', { kind: 'other', name: 'chart-value' }),
      cell('D1', expression('E1')),
      cell('E1', expression('D1')),
    ),
    new Map(),
    '2026-11-26',
  );
  expect(sheet.cells.map(({ text: said, isOpen }) => [said, isOpen])).toEqual([
    ['elsewhere.name', true],
    ['ds.select(x)', true],
    ['', true],
    ['', false],
    ['', false],
  ]);
  expect(sheet.unknown).toEqual(['ds.select(x)']);
});

it('keeps one line for a data set without records, joins what does not repeat, and narrows by conditions', () => {
  const none = new Map([['house', { records: [], words: new Map() }]]);
  expect(drawn(fillSheet(file(cell('A1', of('grid', 'group'), { expansion: 'Down' })), none, ''))).toEqual([
    '0,0 1x1 ',
  ]);
  const conditions = [{ property: 'area', operator: '>=', value: "'60'" }];
  expect(drawn(fillSheet(file(cell('A1', of('area', 'select', { conditions }))), rows, ''))).toEqual(['0,0 1x1 80,60']);
});

it('keeps the words of cells that repeat beside taller ones, and says so', () => {
  const sheet = fillSheet(
    file(
      cell('A1', of('grid', 'group'), { expansion: 'Down' }),
      cell('A2', text('小计'), { left: 'A1' }),
      cell('B1', of('use', 'group'), { expansion: 'Down', left: 'root' }),
    ),
    rows,
    '',
  );
  expect(sheet.isBeside).toBe(true);
  expect(drawn(sheet)[1]).toBe('0,1 1x1 1,2');
});
