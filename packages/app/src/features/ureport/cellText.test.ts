import { expect, it } from 'vitest';
import { cellText } from './cellText.ts';

it.each([
  [1234.5, '#,##0.00', '1,234.50'],
  ['0.256', '0.0%', '25.6%'],
  [3, '000', '003'],
  [5.6789, '0.##', '5.68'],
  [8, '￥0.00 元', '￥8.00 元'],
  ['2026-03-05 08:09:10', 'yyyy年MM月dd日', '2026年03月05日'],
  ['2026-03-05 08:09:10', 'HH:mm', '08:09'],
  ['不详', '0.00', '不详'],
  ['', '0.00', ''],
  [null, '', ''],
  [['甲', null, '乙'], '', '甲,,乙'],
])('%s by %s is %s', (value, pattern, text) => {
  expect(cellText(value, pattern)).toBe(text);
});
