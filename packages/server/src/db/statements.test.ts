import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './Database.ts';
import { testDatabases } from '../fixtures/openTestDatabase.ts';

async function until(condition: () => boolean): Promise<void> {
  for (const end = Date.now() + 5_000; !condition() && Date.now() < end;)
    await new Promise((resolve) => setTimeout(resolve, 10));
}

describe.each(testDatabases())('on $name', ({ open }) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await database.script(`
      create table road (id bigint primary key, name text not null unique, length numeric(10, 2),
        level int check (level > 0));
      create table lamp (id bigint primary key, road bigint references road)`);
  });
  afterAll(() => database.close());

  test('count tells how many rows were returned or changed', async () => {
    expect((await database.query("insert into road values (1, '环城路', 1.5, 1), (2, '人民路', 2, 1)")).count).toBe(2);
    expect((await database.query('select * from road')).count).toBe(2);
    expect((await database.query('update road set level = 2 where id = 1')).count).toBe(1);
    expect((await database.query('update road set level = 2 where id = 99')).count).toBe(0);
    expect((await database.query('delete from road')).count).toBe(2);
    expect((await database.query('create table if not exists void (id int)')).count).toBe(0);
  });

  test.each([
    [
      'duplicate',
      "insert into road values (10, 'a'), (10, 'b')",
      [],
      { code: '23505', constraint: 'road_pkey', table: 'road' },
    ],
    ['not null', 'insert into road (id) values (11)', [], { code: '23502', column: 'name', table: 'road' }],
    ['check', "insert into road values (12, 'c', 1, 0)", [], { code: '23514', constraint: 'road_level_check' }],
    [
      'reference',
      'insert into lamp values (1, 404)',
      [],
      { code: '23503', constraint: 'lamp_road_fkey', detail: 'Key (road)=(404) is not present in table "road".' },
    ],
    ['not a number', 'select $1::bigint', ['x'], { code: '22P02' }],
    ['no such day', 'select $1::date', ['2024-02-30'], { code: '22008' }],
    ['too large', 'select $1::int', ['99999999999'], { code: '22003' }],
    ['NUL byte', 'select $1::text', ['a\0b'], { code: '22021' }],
    ['syntax', 'selec 1', [], { code: '42601' }],
    ['two statements in one query', 'select 1; select 2', [], { code: '42601' }],
    ['missing table', 'select * from nowhere', [], { code: '42P01' }],
    ['missing parameter', 'select $1::int, $2::int', [1], { code: '08P01' }],
  ])('error: %s', async (_, text, params, facts) => {
    await expect(database.query(text, params)).rejects.toMatchObject({ name: 'DatabaseError', ...facts });
    expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  test('a script fails as a whole', async () => {
    await expect(
      database.script("insert into road values (20, 'x'); insert into road values (20, 'y')"),
    ).rejects.toMatchObject({ name: 'DatabaseError', code: '23505' });
    expect((await database.query('select 1 from road where id = 20')).count).toBe(0);
  });

  test('notifications reach each listener once, those of a transaction only after commit', async () => {
    const heard: string[] = [];
    const stop = await database.listen('灯 "news"', (payload) => heard.push(payload));
    await database.notify('灯 "news"', 'one');
    await database.tx((sql) => sql.query("select pg_notify('灯 \"news\"', 'two')"));
    await database
      .tx(async (sql) => {
        await sql.query("select pg_notify('灯 \"news\"', 'undone')");
        throw new Error('no');
      })
      .catch(() => undefined);
    await database.notify('灯 "news"', 'three');
    await until(() => heard.length >= 3);
    stop();
    await database.notify('灯 "news"', 'unheard');
    await database.query('select 1');
    expect(heard).toEqual(['one', 'two', 'three']);
  });

  test('two databases know nothing of each other, and a closed one says so', async () => {
    const other = await open();
    await other.script('create table own (id int)');
    await expect(database.query('select * from own')).rejects.toMatchObject({ name: 'DatabaseError', code: '42P01' });
    await database.tx(async () => other.query('select 1'));
    await other.close();
    await other.close();
    await expect(other.query('select 1')).rejects.toMatchObject({ name: 'DatabaseError', code: '57P01' });
  });
});
