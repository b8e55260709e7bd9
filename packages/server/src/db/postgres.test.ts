import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, type Server, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './Database.ts';
import { testDatabases } from '../fixtures/openTestDatabase.ts';
import { openDatabase } from './openDatabase.ts';
import { openPostgres } from './postgres.ts';
import { StartError } from '../errors/StartError.ts';

async function refusal(url: string): Promise<string> {
  const error: unknown = await openPostgres({ url }).then(
    (database) => database.close(),
    (reason: unknown) => reason,
  );
  if (!(error instanceof StartError)) throw error;
  return error.message;
}

function frame(kind: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5, kind);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

function short(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
}

function long(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

/** A server with just enough of the protocol to answer every query with one row of text. */
async function listenAs(row: Record<string, string>): Promise<{ server: Server; url: string }> {
  const ready = frame('Z', Buffer.from('I'));
  const columns = Object.keys(row).map((name) =>
    Buffer.concat([Buffer.from(`${name}\0`), long(0), short(0), long(25), short(-1), long(-1), short(0)]),
  );
  const fields = Object.values(row).map((value) => Buffer.concat([long(Buffer.byteLength(value)), Buffer.from(value)]));
  const answer = Buffer.concat([
    frame('T', Buffer.concat([short(columns.length), ...columns])),
    frame('D', Buffer.concat([short(fields.length), ...fields])),
    frame('C', Buffer.from('SELECT 1\0')),
    ready,
  ]);
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(Buffer.concat([frame('R', long(0)), ready]));
      socket.on('data', (data) => data[0] === 'Q'.charCodeAt(0) && socket.write(answer));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { server, url: `postgres://town:s3cret@127.0.0.1:${(server.address() as AddressInfo).port}/town` };
}

describe('a PostgreSQL that cannot be used gives one sentence', () => {
  test('not there', async () => {
    const { server, url } = await listenAs({});
    server.close();
    await once(server, 'close');
    const message = await refusal(url);
    expect(message).toMatch(
      /^The PostgreSQL server at 127\.0\.0\.1:\d+ cannot be reached \(ECONNREFUSED\); start it or correct DATABASE_URL\.$/,
    );
    expect(message).not.toContain('s3cret');
  });

  test('unknown host', async () => {
    expect(await refusal('postgres://town:s3cret@nowhere.invalid/town')).toContain(
      'nowhere.invalid:5432 cannot be reached',
    );
  });

  test('not an address', async () => {
    const message = await refusal('postgres://town:s3cret@[::bad/town');
    expect(message).toContain('DATABASE_URL is not a PostgreSQL address');
    expect(message).not.toContain('s3cret');
  });

  test('too old', async () => {
    const { server, url } = await listenAs({ version: '14.9', number: '140009', encoding: 'UTF8' });
    expect(await refusal(url)).toContain('is version 14.9, but 15 or later is needed');
    server.close();
  });

  test('cannot hold Chinese', async () => {
    const { server, url } = await listenAs({ version: '15.4', number: '150004', encoding: 'SQL_ASCII' });
    expect(await refusal(url)).toContain('stores text as SQL_ASCII, which cannot hold Chinese');
    server.close();
  });
});

describe.each(testDatabases().filter(({ name }) => name === 'PostgreSQL'))('$name', ({ open }) => {
  const url = process.env['DATABASE_URL'] ?? '';
  let database: Database;

  const killOthers = (sql: Database) =>
    sql.query(
      `select pg_terminate_backend(pid)
        from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    );

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test('a wrong password and a missing database are named, without the password', async () => {
    const wrong = new URL(url);
    wrong.password = 's3cret-and-wrong';
    const message = await refusal(wrong.href);
    expect(message).toContain(`refused the account "${decodeURIComponent(wrong.username)}": its password is wrong`);
    expect(message).not.toContain('s3cret');
    const missing = new URL(url);
    missing.pathname = '/no_such_town';
    expect(await refusal(missing.href)).toContain('has no database "no_such_town"');
  });

  test("an encoding other than UTF8 is refused by the real server's word", async () => {
    const name = `lattice_ascii_${randomBytes(4).toString('hex')}`;
    await database.query(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'SQL_ASCII' LOCALE 'C'`);
    const ascii = new URL(url);
    ascii.pathname = `/${name}`;
    expect(await refusal(ascii.href)).toContain(`The database "${name}" stores text as SQL_ASCII`);
    await database.query(`DROP DATABASE ${name}`);
  });

  test('connections cut by the server do not end the process, and work goes on over new ones', async () => {
    await Promise.all(Array.from({ length: 5 }, () => database.query('select pg_sleep(0.05)')));
    const cut = database.query('select pg_sleep(20)');
    const cutTransaction = database.tx((sql) => sql.query('select pg_sleep(20)'));
    await new Promise((resolve) => setTimeout(resolve, 200));
    await Promise.all([
      expect(cut).rejects.toMatchObject({ code: '57P01' }),
      expect(cutTransaction).rejects.toMatchObject({ code: '57P01' }),
      killOthers(database),
    ]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  test('an SQL error does not cost the connection', async () => {
    const backend = async () => (await database.query('select pg_backend_pid() as pid')).rows[0]?.['pid'];
    const before = await backend();
    await database.query('select 1 / 0').catch(() => undefined);
    expect(await backend()).toBe(before);
  });

  test('listening comes back after a cut', async () => {
    const heard: string[] = [];
    await database.listen('news', (payload) => heard.push(payload));
    await killOthers(database);
    const end = Date.now() + 10_000;
    while (heard.length === 0 && Date.now() < end) {
      await database.notify('news', 'back').catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(heard[0]).toBe('back');
  });

  test('openDatabase picks by the address', async () => {
    const chosen = await openDatabase({ url });
    expect(chosen.kind).toBe('postgres');
    await chosen.close();
  });
});
