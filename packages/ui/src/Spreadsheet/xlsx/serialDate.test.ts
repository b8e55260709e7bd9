import { expect, it } from 'vitest';
import { dateStyles, isDateFormat } from './numberFormats.ts';
import { dateOfSerial, isoDay, serialOfDate } from './serialDate.ts';

it('reads day numbers of both calendars', () => {
  expect([1, 59, 61, 45296, 45296.999999, 0.5, 2.5].map((serial) => dateOfSerial(serial))).toEqual([
    '1900-01-01',
    '1900-02-28',
    '1900-03-01',
    '2024-01-05',
    '2024-01-06',
    '12:00:00',
    '1900-01-02 12:00:00',
  ]);
  expect(dateOfSerial(43834, true)).toBe('2024-01-05');
  expect([dateOfSerial(-1), dateOfSerial(9e9), dateOfSerial(Number.NaN)]).toEqual([null, null, null]);
});

it('writes them only for days that both the calendar and Excel have', () => {
  expect(serialOfDate('2024-01-05')).toBe(45296);
  expect(serialOfDate('2024-01-05 06:00:00')).toBe(45296.25);
  expect(
    ['2023-02-29', '1899-12-31', '1900-02-28', '2024-1-5', '2024-01-**', '2024-01-05 24:00:00', ''].map(serialOfDate),
  ).toEqual(Array.from({ length: 7 }, () => null));
  expect([isoDay(2024, 2, 29), isoDay(2023, 2, 29), isoDay(24, 1, 1)]).toEqual(['2024-02-29', null, null]);
  for (let serial = 61; serial < 80_000; serial += 97) expect(serialOfDate(dateOfSerial(serial) ?? '')).toBe(serial);
});

it('knows formats of dates', () => {
  expect([14, 22, 31, 57, 0, 2, 49].map((id) => isDateFormat(id, undefined))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(
    [
      'yyyy-mm-dd',
      '[$-804]aaaa;@',
      '[h]:mm',
      '[DBNum1][$-804]yyyy"年"',
      '0.00"days"',
      '[Red]#,##0',
      'General',
      '#,##0.00_);[Red]\\(¥#,##0.00\\)',
      '@',
    ].map((code) => isDateFormat(200, code)),
  ).toEqual([true, false, true, true, false, false, false, false, false]);
  expect(
    dateStyles(
      '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/>' +
        '<xf numFmtId="14"><alignment/></xf></cellXfs>',
    ),
  ).toEqual([false, true]);
});
