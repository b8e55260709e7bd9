import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './Database.ts';
import { testDatabases } from '../fixtures/openTestDatabase.ts';

describe.each(testDatabases())('on $name', ({ open }) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await database.script(
      'create table road (id bigint primary key, name text not null unique, length numeric(10, 2))',
    );
  });
  afterAll(() => database.close());

  test('a transaction commits what it returns from and undoes what it throws from', async () => {
    const name = await database.tx(async (sql) => {
      await sql.query("insert into road values (30, '幸福路')");
      return (await sql.query<{ name: string }>('select name from road where id = 30')).rows[0]?.name;
    });
    expect(name).toBe('幸福路');
    const thrown = database.tx(async (sql) => {
      await sql.query("insert into road values (31, '平安路')");
      throw new Error('changed my mind');
    });
    await expect(thrown).rejects.toThrow('changed my mind');
    expect((await database.query('select id from road where id in (30, 31)')).rows).toEqual([{ id: '30' }]);
  });

  test('a transaction that swallowed an error says that nothing was saved', async () => {
    const swallowed = database.tx(async (sql) => {
      await sql.query("insert into road values (40, 'lost')");
      await sql.query('select 1 / 0').catch(() => undefined);
    });
    await expect(swallowed).rejects.toMatchObject({ name: 'DatabaseError', code: '25P02' });
    expect((await database.query('select 1 from road where id = 40')).count).toBe(0);
  });

  test('a query outside never sees or joins an open transaction', async () => {
    let opened = (): void => {};
    const isOpen = new Promise<void>((resolve) => (opened = resolve));
    const failed = database.tx(async (sql) => {
      await sql.query("insert into road values (50, 'unborn')");
      opened();
      await new Promise((resolve) => setTimeout(resolve, 100));
      throw new Error('never');
    });
    await isOpen;
    const [, seen] = await Promise.all([
      expect(failed).rejects.toThrow('never'),
      database.query('select 1 from road where id = 50'),
      database.query("insert into road values (51, 'outside')"),
    ]);
    expect(seen.count).toBe(0);
    expect((await database.query('select id from road where id in (50, 51)')).rows).toEqual([{ id: '51' }]);
  });

  test('many transactions on one row lose no update', async () => {
    await database.query("insert into road values (60, 'counter', 0)");
    const add = () =>
      database.tx(async (sql) => {
        const { rows } = await sql.query<{ length: string }>('select length from road where id = 60 for update');
        await sql.query('update road set length = $1 where id = 60', [Number(rows[0]?.length) + 1]);
      });
    await Promise.all(Array.from({ length: 40 }, add));
    expect((await database.query('select length from road where id = 60')).rows).toEqual([{ length: '40.00' }]);
  });

  test('a call of the database inside its own transaction is refused, and the transaction goes on', async () => {
    await database.tx(async (sql) => {
      await expect(database.query('select 1')).rejects.toMatchObject({ name: 'DatabaseError', code: '25001' });
      await expect(database.tx(async () => 1)).rejects.toThrow('use the Sql handed to the transaction');
      expect((await sql.query('select 1 as one')).count).toBe(1);
    });
  });

  test('a statement after the end of its transaction is refused', async () => {
    const late = await database.tx(async (sql) => sql);
    await expect(late.query('select 1')).rejects.toMatchObject({ name: 'DatabaseError', code: '25P01' });
  });
});
