import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './Database.ts';
import { testDatabases } from '../fixtures/openTestDatabase.ts';

describe.each(testDatabases())('on $name', ({ open }) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test('big numbers, decimals and times arrive as strings, the rest as themselves', async () => {
    const { rows } = await database.query(`
      select 9223372036854775807::bigint as big, 12.50::numeric as money, date '2024-02-29' as day,
      time '08:30' as clock,
        timestamp '2024-02-29 08:30:00' as local, timestamptz '2024-02-29 00:30:00Z' as instant,
        interval '1 day 2 hours' as span,
        '{"a": [1, null]}'::jsonb as data, '"x"'::json as word, 7::int as small, 0.1::float8 as float, true as yes,
        null::text as none,
        '网格' as text, '\\xdeadbeef'::bytea as bytes, 'a3f0c0de-0000-4000-8000-000000000001'::uuid as uuid`);
    expect(rows).toEqual([
      {
        big: '9223372036854775807',
        money: '12.50',
        day: '2024-02-29',
        clock: '08:30:00',
        local: '2024-02-29 08:30:00',
        instant: '2024-02-29 08:30:00+08',
        span: '1 day 02:00:00',
        data: { a: [1, null] },
        word: 'x',
        small: 7,
        float: 0.1,
        yes: true,
        none: null,
        text: '网格',
        bytes: Uint8Array.of(0xde, 0xad, 0xbe, 0xef),
        uuid: 'a3f0c0de-0000-4000-8000-000000000001',
      },
    ]);
  });

  test('arrays arrive as arrays of the same', async () => {
    const { rows } = await database.query(`
      select array[1, null, 3] as small, array[9223372036854775807]::bigint[] as big, array['a,b', 'say "hi"', 'NULL',
      '\\', '', null] as text,
        array[[1, 2], [3, 4]] as grid, '{}'::text[] as none, array[true, false] as flags,
        array['{"a": "}"}'::jsonb] as data, '[2:3]={5,6}'::int[] as shifted`);
    expect(rows).toEqual([
      {
        small: [1, null, 3],
        big: ['9223372036854775807'],
        text: ['a,b', 'say "hi"', 'NULL', '\\', '', null],
        grid: [
          [1, 2],
          [3, 4],
        ],
        none: [],
        flags: [true, false],
        data: [{ a: '}' }],
        shifted: [5, 6],
      },
    ]);
  });

  test('parameters of every kind survive the way there and back', async () => {
    const words = ['a,b', 'say "hi"', '\\', '', null, 'NULL'];
    const { rows } = await database.query(
      `select $1::bigint as big, $2::int as small, $3::bool as yes, $4::text as text, $5::jsonb as data,
        $6::text[] as words, $7::bytea as bytes,
        $8::timestamptz as instant, $9::text as none, $10::bigint as count, $11::bool as word`,
      [
        '9007199254740993',
        7,
        true,
        "'; drop table road; --",
        '{"a":"网格"}',
        words,
        Uint8Array.of(0, 255),
        '2024-02-29T00:30:00Z',
        undefined,
        5n,
        'false',
      ],
    );
    expect(rows).toEqual([
      {
        big: '9007199254740993',
        small: 7,
        yes: true,
        text: "'; drop table road; --",
        data: { a: '网格' },
        words,
        bytes: Uint8Array.of(0, 255),
        instant: '2024-02-29 08:30:00+08',
        none: null,
        count: '5',
        word: false,
      },
    ]);
  });

  test('a parameter without a text form of its own is refused', async () => {
    await expect(database.query('select $1::jsonb', [{ a: 1 }])).rejects.toThrow('JSON.stringify');
    await expect(database.query('select $1::date', [new Date()])).rejects.toThrow('ISO string');
  });

  test('ltree, trigrams of Chinese and exclusion by ranges are at hand', async () => {
    await database.script('create extension ltree; create extension pg_trgm; create extension btree_gist');
    const { rows } = await database.query(
      "select 'a.b.c'::ltree <@ 'a.b' as below, array_length(show_trgm('网格'), 1) as grams",
    );
    expect(rows).toEqual([{ below: true, grams: 3 }]);
  });
});
