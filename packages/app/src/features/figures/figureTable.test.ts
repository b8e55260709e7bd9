import { expect, it } from 'vitest';
import { figureTable } from './figureTable.ts';

const words = { row: '网格', measures: ['数量'], sums: [true], none: '未填写', total: '合计' };

it('puts figures into rows and columns, with those of all columns last', () => {
  const { columns, rows } = figureTable(
    {
      rows: [
        { value: '7', name: '一网格' },
        { value: '', name: '' },
      ],
      columns: [{ value: '1', name: '自住' }],
      cells: [
        { row: -1, column: -1, values: ['5'] },
        { row: 0, column: -1, values: ['3'] },
        { row: 1, column: -1, values: ['2'] },
        { row: 0, column: 0, values: ['3'] },
      ],
      isCut: false,
    },
    words,
  );
  expect(columns.map(({ label }) => label)).toEqual(['网格', '自住', '合计']);
  expect(rows).toEqual([
    { id: '0 7', name: '一网格', value: '7', 'c0-0': '3', 'c-1-0': '3' },
    { id: '1 ', name: '未填写', value: '', 'c0-0': '', 'c-1-0': '2' },
  ]);
});

it('names each figure where there are several, and none of them by a column that there is not', () => {
  const figures = { rows: [], columns: [], cells: [], isCut: false };
  const { columns } = figureTable(figures, { ...words, measures: ['数量', '面积合计'], sums: [true, true] });
  expect(columns.map(({ label }) => label)).toEqual(['网格', '数量', '面积合计']);
});
