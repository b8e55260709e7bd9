import { describe, expect, it } from 'vitest';
import type { SheetColumn } from '../Spreadsheet/SheetColumn.ts';
import { readCell } from './readCell.ts';

const read = (kind: SheetColumn['kind'], texts: string[], more: Partial<SheetColumn> = {}) =>
  texts.map((text) => {
    const reading = readCell({ name: 'x', label: '甲', kind, ...more }, text);
    return 'fault' in reading ? `!${reading.fault}` : reading.value;
  });
const options = [
  { value: '1', label: '男' },
  { value: '2', label: '女' },
  { value: 'N', label: 'Neither' },
];

describe('a cell', () => {
  it('may be left empty unless it is required', () =>
    expect([...read('text', ['', '  ']), ...read('dict', [' '], { required: true })]).toEqual(['', '', '!required']));

  it('takes formatted text as it is, and plain lines as paragraphs', () =>
    expect(read('richtext', ['<p>一，二</p>', ' 一，二 < 三\n\n四&五'])).toEqual([
      '<p>一，二</p>',
      '<p>一，二 &lt; 三</p><p>四&amp;五</p>',
    ]));

  it('takes labels and keys of a dictionary', () => {
    expect(read('dict', ['男', ' 2 ', 'neither', '２', '男性'], { options })).toEqual(['1', '2', 'N', '2', '!choice']);
    expect(read('multidict', ['男、女', '1,女；N', '男/女'], { options })).toEqual(['1,2', '1,2,N', '!choice']);
  });

  it('takes days in several spellings, but none that the calendar lacks', () => {
    expect(
      read('date', [
        '2026-1-5',
        '2026/01/05',
        '2026.1.5',
        '20260105',
        '2026年1月5日',
        '２０２６-１-５',
        '46027',
        '2026-01-05 00:00:00',
        '2026-02-30',
        '5/1/2026',
        '1',
      ]),
    ).toEqual([...Array.from({ length: 8 }, () => '2026-01-05'), '!date', '!date', '!date']);
    expect(
      read('datetime', [
        '2026-1-5 8:05',
        '2026/1/5T08:05:09.000Z',
        '2026年1月5日 8时5分',
        '2026-01-05',
        '46027.5',
        '2026-1-5 25:00',
      ]),
    ).toEqual([
      '2026-01-05 08:05:00',
      '2026-01-05 08:05:09',
      '2026-01-05 08:05:00',
      '2026-01-05 00:00:00',
      '2026-01-05 12:00:00',
      '!datetime',
    ]);
    expect(read('month', ['2026-1', '2026年01月', '202601', '2026-01-01', '2026-13']).join(' ')).toBe(
      '2026-01 2026-01 2026-01 2026-01 !month',
    );
    expect(read('time', ['8:05', '08:05:09', '8点5分', '24:00']).join(' ')).toBe('08:05:00 08:05:09 08:05:00 !time');
  });

  it('takes numbers as people write them', () => {
    expect(read('money', ['12.50', '1,234.5', '¥1 234 567', '-3元', '1e3', '１２', '1,23', '甲', '1.2.3'])).toEqual([
      12.5,
      1234.5,
      1_234_567,
      -3,
      1000,
      12,
      '!number',
      '!number',
      '!number',
    ]);
    expect(read('integer', ['7', '7.0', '7.5', '99999999999999999'])).toEqual([7, 7, '!integer', '!integer']);
  });

  it('keeps numbers that name something as text', () => {
    expect(read('text', ['007', '1844674407370955161'])).toEqual(['007', '1844674407370955161']);
    expect(read('idcard', ["'11010119900307123x", '110101 19900307 123Ｘ'])).toEqual([
      '11010119900307123X',
      '11010119900307123X',
    ]);
    expect(read('phone', ['138 0000 1111', '138-0000-1111', '+8613800001111', '0411-12345678']).join(' ')).toBe(
      '13800001111 13800001111 13800001111 0411-12345678',
    );
    expect(read('switch', ['是', 'NO', '√', 'TRUE', '也许'])).toEqual([true, false, true, true, '!switch']);
  });
});
