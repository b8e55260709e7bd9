import { DatabaseError } from './DatabaseError.ts';
import type { PgliteSession } from './PgliteSession.ts';
import type { Connection, Reply } from './transaction.ts';

/** One caller's turn on a session: once it is over, late statements of that caller no longer reach the session. */
export class Turn implements Connection {
  readonly #session: PgliteSession;
  #over = false;

  constructor(session: PgliteSession) {
    this.#session = session;
  }

  async run(text: string, params?: readonly unknown[]): Promise<Reply> {
    this.#refuseLate();
    return this.#session.run(text, params);
  }

  async script(text: string): Promise<void> {
    this.#refuseLate();
    await this.#session.script(text);
  }

  /** Ends the turn. */
  end(): void {
    this.#over = true;
  }

  /** Ends the turn by force: a running statement is stopped with its thread, an idle transaction is rolled back. */
  async cut(): Promise<void> {
    this.end();
    if (this.#session.busy) await this.#session.terminate();
    else await this.#session.run('ROLLBACK');
  }

  #refuseLate(): void {
    if (this.#over)
      throw new DatabaseError(
        '25P01',
        'A statement came after its transaction had ended or run out of time; await every statement inside it.',
      );
  }
}
