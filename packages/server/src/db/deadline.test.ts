import { describe, expect, test } from 'vitest';
import { DatabaseError } from './DatabaseError.ts';
import { testDatabases } from '../fixtures/openTestDatabase.ts';

describe.each(testDatabases())('deadline on $name', ({ open }) => {
  test('what takes too long fails with 57014, and others go on', { timeout: 60_000 }, async () => {
    const database = await open({ deadlineMs: 1_000 });
    const started = Date.now();
    const [, quick] = await Promise.all([
      expect(database.query('select count(*) from generate_series(1, 1000000000)')).rejects.toMatchObject({
        code: '57014',
      }),
      database.query('select 1 as one'),
    ]);
    expect(quick.rows).toEqual([{ one: 1 }]);
    await expect(database.tx((sql) => sql.query('select pg_sleep(20)'))).rejects.toMatchObject({
      name: 'DatabaseError',
      code: '57014',
    });
    await expect(
      database.tx(async (sql) => {
        for (;;) await sql.query('select pg_sleep(0.2)');
      }),
    ).rejects.toMatchObject({ name: 'DatabaseError', code: '57014' });
    expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    expect(Date.now() - started).toBeLessThan(20_000);
    await database.close();
  });

  test('a transaction that idles too long is undone and its late statements are refused', async () => {
    const database = await open({ deadlineMs: 500 });
    await database.query('create table lamp (id int)');
    let late: Promise<unknown> = Promise.resolve();
    const idle = database.tx(async (sql) => {
      await sql.query('insert into lamp values (1)');
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      late = sql.query('insert into lamp values (2)');
      await late;
    });
    await expect(idle).rejects.toMatchObject({ name: 'DatabaseError', code: '57014' });
    expect((await database.query('select * from lamp')).count).toBe(0);
    await new Promise((resolve) => setTimeout(resolve, 700));
    await expect(late).rejects.toBeInstanceOf(DatabaseError);
    expect((await database.query('select * from lamp')).count).toBe(0);
    await database.close();
  });
});
