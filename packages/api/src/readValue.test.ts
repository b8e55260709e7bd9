import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Field,
  date,
  datetime,
  dict,
  geometry,
  idcard,
  image,
  images,
  integer,
  json,
  lnglat,
  longtext,
  money,
  month,
  number,
  phone,
  ref,
  refs,
  region,
  text,
  time,
  toggle,
  url,
} from './field.ts';
import { isEmpty, readValue } from './readValue.ts';
import { way } from './map/fixtures/way.ts';

const good: readonly [Field, unknown, unknown][] = [
  [text('a'), '  网格 ', '网格'],
  [text('a', { max: 2 }), '𠮷𠮷', '𠮷𠮷'],
  [text('a', { pattern: '^#[0-9A-F]{6}$' }), '#409EFF', '#409EFF'],
  [longtext('a'), 'a\r\nb', 'a\nb'],
  [integer('a', { min: 0 }), '12', 12],
  [integer('a'), -7, -7],
  [number('a'), '3.25', 3.25],
  [number('a'), 0.000_1, 0.000_1],
  [money('a'), '1200.50', 1200.5],
  [toggle('a'), true, 1],
  [date('a'), '2024-02-29', '2024-02-29'],
  [date('a'), '1900-01-01', '1900-01-01'],
  [datetime('a'), '2026-01-31T08:30', '2026-01-31 08:30:00'],
  [datetime('a'), '2026-01-31', '2026-01-31 00:00:00'],
  [month('a'), '2026-12', '2026-12'],
  [time('a'), '23:59', '23:59:00'],
  [dict('a', 'sex'), '1', '1'],
  [ref('a', 'grid/grid'), '1123598813738675201', '1123598813738675201'],
  [ref('a', 'grid/grid'), '0', null],
  [refs('a', 'grid/grid'), '1, 2,', '1,2'],
  [refs('a', 'grid/grid'), ',', null],
  [images('a'), ' , ', null],
  [region('a'), '980102101', '980102101'],
  [phone('a'), '15412345678', '15412345678'],
  [idcard('a'), '98010219900307001x', '98010219900307001X'],
  [url('a'), 'https://example.org/a?b=1', 'https://example.org/a?b=1'],
  [lnglat('a', 'lng'), '118.603000000000001', '118.603000000000001'],
  [image('a'), '/files/0f.png', '/files/0f.png'],
  [image('a'), '/files/0f.png?s=1z.a-b_c', '/files/0f.png?s=1z.a-b_c'],
  [images('a'), '/files/a.png,/files/b.png', '/files/a.png,/files/b.png'],
  [
    geometry('a', 'LineString'),
    { type: 'LineString', coordinates: way('118,30 119,31') },
    { type: 'LineString', coordinates: way('118,30 119,31') },
  ],
  [json('a'), '{"a":1}', { a: 1 }],
];

const bad: readonly [Field, unknown, string][] = [
  [text('a', { max: 2 }), '三个字', 'maxLength'],
  [text('a', { min: 3 }), 'ab', 'minLength'],
  [text('a'), 'a\u0000b', 'characters'],
  [text('a'), { x: 1 }, 'text'],
  [text('a', { pattern: '^\\d+$' }), '12a', 'pattern'],
  [integer('a'), '1.5', 'integer'],
  [integer('a'), 'abc', 'number'],
  [integer('a', { min: 0 }), -2, 'min'],
  [integer('a'), '99999999999', 'max'],
  [number('a', { max: 10 }), '10.1', 'max'],
  [money('a'), '1.234', 'scale'],
  [toggle('a'), 2, 'toggle'],
  [date('a'), '2025-02-29', 'date'],
  [date('a'), '2024-02-30', 'date'],
  [datetime('a'), '2026-01-31 24:00:00', 'datetime'],
  [date('a'), '0001-01-01', 'since'],
  [date('a'), '1899-12-31', 'since'],
  [datetime('a'), '1899-12-31 23:59:59', 'since'],
  [month('a'), '2026-13', 'month'],
  [time('a'), '24:00', 'time'],
  [ref('a', 'x'), '-1', 'id'],
  [ref('a', 'x'), '9999999999999999999', 'id'],
  [refs('a', 'x'), '1,b', 'id'],
  [phone('a'), '1541234567', 'phoneLength'],
  [phone('a'), '05711234567', 'phoneFormat'],
  [idcard('a'), '110101', 'idcardLength'],
  [idcard('a'), '980102199013070021', 'idcardFormat'],
  [idcard('a'), '980102199003070021', 'idcardChecksum'],
  [url('a'), 'javascript:alert(1)', 'url'],
  [lnglat('a', 'lat'), '90.1', 'lat'],
  [lnglat('a', 'lng'), '118.1234567890123456', 'lng'],
  [image('a'), '//evil.example/a.png', 'link'],
  [image('a'), 'javascript:alert(1)', 'link'],
  [image('a'), '/api/blade-auth/oauth/logout', 'link'],
  [image('a'), '/files/%2e%2e/api/x', 'link'],
  [geometry('a', 'Polygon'), { type: 'Polygon', coordinates: [way('1,1 2,2 1,1')] }, 'geometry'],
  [geometry('a', 'Polygon'), { type: 'Polygon', coordinates: [way('1,1 2,2 3,3 4,4')] }, 'geometry'],
  [geometry('a', 'Polygon'), { type: 'Polygon', coordinates: [way('1,1 2,2 2,1 1,2 1,1')] }, 'outerCrossed'],
  [geometry('a', 'LineString'), { type: 'Polygon', coordinates: [] }, 'geometry'],
  [json('a'), '{"a"', 'json'],
];

describe('reading a value', () => {
  it.each(good)('takes %o of %o', (field, raw, value) => {
    expect(readValue(field, raw)).toEqual({ value });
  });

  it.each(bad)('refuses %o of %o by the rule %s', (field, raw, rule) => {
    expect(readValue(field, raw)).toMatchObject({ rule });
  });

  it('takes every day of the calendar and no other', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1900, max: 2100 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 31 }),
        (y, m, d) => {
          const day = `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
          const isReal = new Date(Date.UTC(y, m - 1, d)).getUTCDate() === d;
          return 'value' in readValue(date('a'), day) === isReal;
        },
      ),
    );
  });

  it('gives a stored form that reads as itself', () => {
    fc.assert(
      fc.property(fc.constantFrom(...good), fc.string(), (known, noise) => {
        for (const raw of [known[1], noise]) {
          const first = readValue(known[0], raw);
          const again = 'value' in first && first.value !== null ? readValue(known[0], first.value) : first;
          expect(again).toEqual(first);
        }
      }),
    );
  });

  it('knows what the wire means by no value', () => {
    for (const raw of [null, undefined, '', '  ', 'null', ' undefined ', [], {}])
      expect(isEmpty(text('a'), raw)).toBe(true);
    for (const raw of [0, false, true, 'nullable', ['']]) expect(isEmpty(text('a'), raw)).toBe(false);
    expect(isEmpty(ref('a', 'x'), -1)).toBe(true);
    expect(isEmpty(integer('a', { min: 0 }), -1)).toBe(true);
    expect(isEmpty(integer('a'), -1)).toBe(false);
    expect(isEmpty(integer('a'), 0)).toBe(false);
  });
});
