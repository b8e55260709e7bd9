import { describe, expect, test } from 'vitest';
import { testDatabases } from '../fixtures/openTestDatabase.ts';
import { createIds } from './snowflake.ts';
import { leaseWorker } from './workerLease.ts';

describe.each(testDatabases())('the worker number on $name', ({ open }) => {
  test('is leased while held, and ids made with it are unique', async () => {
    const database = await open();
    const lease = await leaseWorker(database);
    const next = createIds(() => lease.worker());
    await database.query('create table lamp (id bigint primary key)');
    const ids = Array.from({ length: 500 }, next);
    await database.query('insert into lamp select unnest($1::bigint[])', [ids]);
    expect((await database.query('select id from lamp order by id')).rows.map(({ id }) => id)).toEqual(ids);
    const highest = database.kind === 'pglite' ? 0 : 1023;
    expect(lease.worker()).toBeLessThanOrEqual(highest);
    await lease.release();
    await database.close();
  });
});

describe.each(testDatabases().filter(({ name }) => name === 'PostgreSQL'))('on $name', ({ open }) => {
  test('while the connection that holds it is broken no number is given, then the same again', async () => {
    const database = await open();
    const lease = await leaseWorker(database);
    const number = lease.worker();
    await database.query(
      `select pg_terminate_backend(pid)
        from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    );
    const worker = (): unknown => {
      try {
        return lease.worker();
      } catch (error) {
        return error;
      }
    };
    await expect.poll(worker, { interval: 2, timeout: 30_000 }).toMatchObject({ code: '08006' });
    await expect.poll(worker, { timeout: 30_000 }).toBe(number);
    await lease.release();
    await database.close();
  });

  test('processes on one database have different numbers, up to 1024 of them', async () => {
    const database = await open();
    const first = await leaseWorker(database);
    const free = (first.worker() + 500) % 1024;
    await database.keep(
      async (sql) => {
        const others = 'select pg_advisory_lock(1281455220, n) from generate_series(0, 1023) n where n not in ($1, $2)';
        await sql.query(others, [first.worker(), free]);
      },
      () => undefined,
    );
    const second = await leaseWorker(database);
    expect(second.worker()).toBe(free);
    await expect(leaseWorker(database)).rejects.toThrow('All 1024 worker numbers');
    await second.release();
    const third = await leaseWorker(database);
    expect(third.worker()).toBe(free);
    await database.close();
  });
});
