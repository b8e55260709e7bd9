import { expect, it } from 'vitest';
import { UnknownExpression, evaluate } from './cellExpression.ts';

const cells: Readonly<Record<string, readonly unknown[]>> = { D2: ['1.5', 2, '', null], B1: ['东关社区'], C9: [] };
const place = {
  valuesOf: (cell: string) => cells[cell] ?? [],
  row: 4,
  column: 2,
  today: '2026-11-26',
  parameters: new Map([['month', '2026-11']]),
};

it.each([
  ['1 + 2 * 3', 7],
  ['(1 + 2) * 3', 9],
  ['10 / 4 - 0.5', 2],
  ['7 % 4', 3],
  ['-2 + 5', 3],
  ['1 / 0', ''],
  ['"共 " + count(D2) + " 件"', '共 4 件'],
  ['sum(D2)', 3.5],
  ['avg(D2)', 1.75],
  ['max(D2)', 2],
  ['min(D2)', 1.5],
  ['sum(C9)', 0],
  ["B1 == '东关社区' ? '是' : '否'", '是'],
  ['100 > 151 ? "小计：" + (sum(D2) * (2 - 1)) : "其他"', '其他'],
  ['1 < 2 && 3 >= 3', true],
  ['1 > 2 || false', false],
  ['row()', 4],
  ['date()', '2026-11-26'],
  ['"月份：" + param("month") + param("other")', '月份：2026-11'],
])('%s comes to %s', (text, value) => {
  expect(evaluate(text, place)).toEqual(value);
});

it.each(['ds.select(name)', 'B2[A2:-1]', 'if(1){return 2}', 'sum(D2', '1 +', 'eval("1")', '&A1', 'constructor()'])(
  '%s is said to be unknown',
  (text) => {
    expect(() => evaluate(text, place)).toThrow(UnknownExpression);
  },
);
