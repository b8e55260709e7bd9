import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { townZone } from '@lattice/api/townTime';
import { Channels, listenStatement } from './Channels.ts';
import type { Database, Result, Sql } from './Database.ts';
import { DatabaseError } from './DatabaseError.ts';
import { withDeadline } from './deadline.ts';
import { lockFolder } from './folderLock.ts';
import { PgliteSession } from './PgliteSession.ts';
import { StartError } from '../errors/StartError.ts';
import { type Connection, Transactions, sqlOf } from './transaction.ts';
import { Turn } from './Turn.ts';
import { vacuum } from './vacuum.ts';

/** How the embedded database is opened. */
export interface PgliteOptions {
  /** Folder of the database, made when missing and locked against other processes; in memory when absent. */
  folder?: string | undefined;
  /** Path of a `dump` a new database starts from. */
  template?: string | undefined;
  /** Longest time a query or transaction may take, in milliseconds; 30 000 by default. */
  deadlineMs?: number | undefined;
  /** Time between two looks for tables to vacuum, in milliseconds; five minutes by default. */
  vacuumMs?: number | undefined;
}

interface Kept {
  prepare: (sql: Sql) => Promise<void>;
  lost: () => void;
}

/**
 * PGlite in a worker thread, one caller at a time in order of arrival. When a deadline passes the thread is ended and a
 * new one opened: a folder keeps all that was committed, a database in memory starts again from its template.
 */
export class PgliteDatabase implements Database {
  readonly kind = 'pglite';
  readonly #options: PgliteOptions;
  readonly #deadlineMs: number;
  readonly #channels = new Channels();
  readonly #kept = new Set<Kept>();
  readonly #transactions = new Transactions();
  readonly #unlock: () => Promise<void>;
  readonly #vacuumTimer: NodeJS.Timeout;
  #session: PgliteSession | undefined;
  #turn: Promise<void> = Promise.resolve();
  #waiting = 0;
  #closing: Promise<void> | undefined;

  constructor(options: PgliteOptions, unlock: () => Promise<void>) {
    this.#options = options;
    this.#deadlineMs = options.deadlineMs ?? 30_000;
    this.#unlock = unlock;
    this.#vacuumTimer = setInterval(() => void this.#vacuum(), options.vacuumMs ?? 300_000).unref();
  }

  async query<R extends object>(text: string, params?: readonly unknown[]): Promise<Result<R>> {
    return this.#alone((connection) => sqlOf(connection).query<R>(text, params));
  }

  async script(text: string): Promise<void> {
    await this.#alone((connection) => connection.script(text));
  }

  async tx<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.#alone((connection) => this.#transactions.run(connection, work));
  }

  async notify(channel: string, payload: string): Promise<void> {
    await this.query('select pg_notify($1, $2)', [channel, payload]);
  }

  async listen(channel: string, hear: (payload: string) => void): Promise<() => void> {
    await this.script(listenStatement(channel));
    return this.#channels.add(channel, hear);
  }

  async keep(prepare: (sql: Sql) => Promise<void>, lost: () => void): Promise<() => Promise<void>> {
    const kept = { prepare, lost };
    await this.#alone((connection) => prepare(sqlOf(connection)));
    this.#kept.add(kept);
    return async () => {
      this.#kept.delete(kept);
    };
  }

  /** Writes a dump that `template` accepts. */
  async dump(path: string): Promise<void> {
    await this.#alone(() => this.#session?.dump(path) ?? Promise.resolve());
  }

  async close(): Promise<void> {
    this.#transactions.refuseInside();
    clearInterval(this.#vacuumTimer);
    this.#closing ??= this.#turn.then(async () => {
      await this.#session?.close();
      await this.#unlock();
    });
    await this.#closing;
  }

  async #alone<T>(work: (connection: Connection) => Promise<T>, deadlineMs = this.#deadlineMs): Promise<T> {
    this.#transactions.refuseInside();
    if (this.#closing !== undefined)
      throw new DatabaseError(
        '57P01',
        'The database is closed because the server is stopping; try again when it runs.',
      );
    const before = this.#turn;
    let pass = (): void => {};
    this.#turn = new Promise((resolve) => {
      pass = resolve;
    });
    this.#waiting += 1;
    try {
      await before;
      const session = await this.#open();
      const turn = new Turn(session);
      return await withDeadline(deadlineMs, work(turn), () => turn.cut()).finally(() => turn.end());
    } finally {
      this.#waiting -= 1;
      pass();
    }
  }

  async #open(): Promise<PgliteSession> {
    if (this.#session?.alive === true) return this.#session;
    if (this.#session !== undefined) for (const { lost } of this.#kept) lost();
    const { folder, template } = this.#options;
    const cluster = folder === undefined ? undefined : join(folder, 'pg');
    if (cluster !== undefined) await mkdir(cluster, { recursive: true });
    const session = await PgliteSession.open({ folder: cluster, template, zone: townZone() }, (channel, payload) =>
      this.#channels.emit(channel, payload),
    );
    this.#session = session;
    try {
      for (const name of this.#channels.names()) await session.script(listenStatement(name));
      for (const { prepare } of this.#kept) await prepare(sqlOf(session));
    } catch (error) {
      await session.terminate();
      throw error;
    }
    return session;
  }

  async #vacuum(): Promise<void> {
    const idle = (): boolean => this.#waiting === 0 && this.#closing === undefined;
    if (!idle()) return;
    const run = (text: string) => this.#alone((connection) => connection.run(text), 10 * this.#deadlineMs);
    await vacuum(run, idle).catch((error: unknown) =>
      process.emitWarning(`Vacuum of the embedded database failed, it is tried again later: ${String(error)}`),
    );
  }
}

/** Opens PGlite and waits until it answers; throws a `StartError` when another process has the folder. */
export async function openPglite(options: PgliteOptions = {}): Promise<PgliteDatabase> {
  const unlock = options.folder === undefined ? async () => {} : await lockFolder(options.folder);
  const database = new PgliteDatabase(options, unlock);
  try {
    await database.query('select 1');
  } catch (error) {
    await database.close();
    const place = options.folder === undefined ? 'in memory' : `in the folder ${options.folder}`;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The embedded database ${place} cannot be used. ${reason} Check that the folder is ` +
        'writable and the disk not full, or restore a backup.',
    );
  }
  return database;
}
