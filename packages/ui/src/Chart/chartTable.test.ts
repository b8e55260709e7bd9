import { describe, expect, it } from 'vitest';
import { chartCsv, seriesTable } from './chartTable.ts';

describe('the table twin', () => {
  it('has a row a category and a column a series', () => {
    const series = [
      { id: 'a', label: '接报', values: [{ key: '1', label: '一月', value: 3 }] },
      { id: 'b', label: '办结', values: [{ key: '2', label: '二月', value: 0 }] },
    ];
    expect(seriesTable(series, '月份')).toEqual({
      columns: ['月份', '接报', '办结'],
      rows: [
        ['一月', 3, null],
        ['二月', null, 0],
      ],
    });
  });
});

describe('the CSV', () => {
  it('begins with the mark that makes Excel read Chinese, and ends lines as Excel does', () =>
    expect(chartCsv({ columns: ['月份', '接报'], rows: [['一月', 3]] })).toBe('\uFEFF月份,接报\r\n一月,3\r\n'));

  it('quotes what would break a row', () =>
    expect(chartCsv({ columns: ['a,b', 'say "hi"'], rows: [] })).toBe('\uFEFF"a,b","say ""hi"""\r\n'));

  it.each(['=1+1', '+8613800000000', '-2', '@SUM(A1)', '\t=1', ' =1', '＝1'])(
    'keeps %j from running as a formula',
    (text) => expect(chartCsv({ columns: [text], rows: [] })).toContain(`'${text}`),
  );

  it('leaves negative numbers numbers', () =>
    expect(chartCsv({ columns: ['a'], rows: [[-2.5]] })).toBe('\uFEFFa\r\n-2.5\r\n'));
});
