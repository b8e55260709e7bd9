import { AsyncLocalStorage } from 'node:async_hooks';
import type { Result, Sql } from './Database.ts';
import { DatabaseError } from './DatabaseError.ts';

/** What a driver answers to one statement; `command` is the first word of the command tag. */
export interface Reply extends Result<Record<string, unknown>> {
  command: string;
}

/** One session of a driver, free for one user at a time. */
export interface Connection {
  run(text: string, params?: readonly unknown[]): Promise<Reply>;
  script(text: string): Promise<void>;
}

/** The `Sql` of a connection; `allow` throws when it may no longer be used. */
export function sqlOf(connection: Connection, allow: () => void = () => {}): Sql {
  return {
    async query<R extends object>(text: string, params?: readonly unknown[]) {
      allow();
      const { rows, count } = await connection.run(text, params);
      return { rows: rows as R[], count };
    },
    async script(text) {
      allow();
      await connection.script(text);
    },
  };
}

/**
 * Runs transactions of one database and refuses calls on the database itself from inside one, where they would wait for
 * it for ever.
 */
export class Transactions {
  readonly #current = new AsyncLocalStorage<{ open: boolean }>();

  /** Throws when called from inside an open transaction of this database. */
  refuseInside(): void {
    if (this.#current.getStore()?.open !== true) return;
    throw new DatabaseError(
      '25001',
      `The database was called
        from inside one of its transactions, which would wait for itself; use the Sql handed to the transaction,
          or call after it ends.`,
    );
  }

  /** Runs `work` between BEGIN and COMMIT on the connection. */
  async run<T>(connection: Connection, work: (sql: Sql) => Promise<T>): Promise<T> {
    const state = { open: true };
    const sql = sqlOf(connection, () => {
      if (!state.open)
        throw new DatabaseError(
          '25P01',
          'A statement came after the end of its transaction; await every statement inside it.',
        );
    });
    await connection.run('BEGIN');
    try {
      const result = await this.#current.run(state, () => work(sql));
      state.open = false;
      const { command } = await connection.run('COMMIT');
      if (command === 'ROLLBACK') {
        throw new DatabaseError(
          '25P02',
          'Nothing was saved: a statement of the transaction failed and its error was ' +
            'swallowed; let the error through.',
        );
      }
      return result;
    } catch (error) {
      state.open = false;
      await connection.run('ROLLBACK').catch(() => undefined);
      throw error;
    }
  }
}
