import pg from 'pg';
import { Channels, listenStatement } from './Channels.ts';
import type { Database, Result, Sql } from './Database.ts';
import { DatabaseError } from './DatabaseError.ts';
import { withDeadline } from './deadline.ts';
import { keepConnection } from './keepConnection.ts';
import { postgresError } from './postgresError.ts';
import { connectionOf, prepareSession, sessionConfig } from './postgresSession.ts';
import { checkPostgres } from './postgresStart.ts';
import { type Connection, Transactions, sqlOf } from './transaction.ts';

/** How a PostgreSQL database is opened. */
export interface PostgresOptions {
  /** `postgres://account:password@host:port/database`. */
  url: string;
  /** Longest time a query or transaction may take, in milliseconds; 30 000 by default. */
  deadlineMs?: number | undefined;
  /** Most connections at once, besides those kept for listening and leases; 10 by default. */
  connections?: number | undefined;
}

const broken = /^(08|57P)/;

/** PostgreSQL behind a pool of connections. */
export class PostgresDatabase implements Database {
  readonly kind = 'postgres';
  readonly #config: pg.ClientConfig;
  readonly #pool: pg.Pool;
  readonly #deadlineMs: number;
  readonly #channels = new Channels();
  readonly #transactions = new Transactions();
  readonly #keptOpen = new Set<() => Promise<void>>();
  readonly #borrowed = new Set<Promise<unknown>>();
  #listening: Promise<unknown> | undefined;
  #ears: Connection | undefined;
  #closing: Promise<void> | undefined;

  constructor(options: PostgresOptions) {
    const deadlineMs = options.deadlineMs ?? 30_000;
    this.#deadlineMs = deadlineMs;
    this.#config = sessionConfig(options.url, deadlineMs);
    this.#pool = new pg.Pool({
      ...this.#config,
      max: options.connections ?? 10,
      idleTimeoutMillis: 30_000,
      onConnect: (client) => prepareSession(client, deadlineMs),
    });
    this.#pool.on('error', () => undefined);
  }

  async query<R extends object>(text: string, params?: readonly unknown[]): Promise<Result<R>> {
    return this.#borrow((client) => sqlOf(connectionOf(client)).query<R>(text, params));
  }

  async script(text: string): Promise<void> {
    await this.#borrow((client) => connectionOf(client).script(text));
  }

  async tx<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.#borrow((client, discard) =>
      withDeadline(this.#deadlineMs, this.#transactions.run(connectionOf(client), work), async () => {
        discard();
        if ('processID' in client)
          await this.#pool.query('select pg_terminate_backend($1)', [client.processID]).catch(() => undefined);
      }),
    );
  }

  async notify(channel: string, payload: string): Promise<void> {
    await this.query('select pg_notify($1, $2)', [channel, payload]);
  }

  async listen(channel: string, hear: (payload: string) => void): Promise<() => void> {
    this.#refuse();
    const remove = this.#channels.add(channel, hear);
    this.#listening ??= this.#keep(
      async (client) => {
        client.on('notification', (news) => this.#channels.emit(news.channel, news.payload ?? ''));
        const connection = connectionOf(client);
        for (const name of this.#channels.names()) await connection.script(listenStatement(name));
        this.#ears = connection;
      },
      () => (this.#ears = undefined),
    );
    try {
      await this.#listening;
      await this.#ears?.script(listenStatement(channel));
    } catch (error) {
      remove();
      this.#listening = undefined;
      throw postgresError(error);
    }
    return remove;
  }

  async keep(prepare: (sql: Sql) => Promise<void>, lost: () => void): Promise<() => Promise<void>> {
    this.#refuse();
    return this.#keep((client) => prepare(sqlOf(connectionOf(client))), lost);
  }

  async close(): Promise<void> {
    this.#transactions.refuseInside();
    this.#closing ??= Promise.allSettled(this.#borrowed)
      .then(() => Promise.all([this.#pool.end(), ...[...this.#keptOpen].map((end) => end())]))
      .then(() => undefined);
    await this.#closing;
  }

  #refuse(): void {
    this.#transactions.refuseInside();
    if (this.#closing !== undefined)
      throw new DatabaseError(
        '57P01',
        'The database is closed because the server is stopping; try again when it runs.',
      );
  }

  async #keep(prepare: (client: pg.Client) => Promise<void>, lost: () => void): Promise<() => Promise<void>> {
    const prepared = async (client: pg.Client): Promise<void> => {
      await prepareSession(client, this.#deadlineMs);
      await prepare(client);
    };
    const end = await keepConnection(this.#config, prepared, lost);
    this.#keptOpen.add(end);
    return async () => {
      this.#keptOpen.delete(end);
      await end();
    };
  }

  async #borrow<T>(work: (client: pg.PoolClient, discard: () => void) => Promise<T>): Promise<T> {
    this.#refuse();
    const whole = this.#lend(work);
    this.#borrowed.add(whole);
    return whole.finally(() => this.#borrowed.delete(whole));
  }

  async #lend<T>(work: (client: pg.PoolClient, discard: () => void) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw postgresError(error);
    });
    let useless = false;
    const discard = (): void => {
      useless = true;
    };
    try {
      return await work(client, discard);
    } catch (error) {
      if (error instanceof DatabaseError && broken.test(error.code)) discard();
      throw error;
    } finally {
      client.release(useless);
    }
  }
}

/** Opens PostgreSQL 15 or later; throws a `StartError` when it cannot be used. */
export async function openPostgres(options: PostgresOptions): Promise<PostgresDatabase> {
  await checkPostgres(options.url);
  return new PostgresDatabase(options);
}
