import { Worker } from 'node:worker_threads';
import { DatabaseError } from './DatabaseError.ts';
import { parameters } from './parameters.ts';
import type { PgliteMessage, PgliteRequest, PgliteWorkerData } from './pgliteMessages.ts';
import { pgliteModules } from './pgliteModules.ts';
import type { Connection, Reply } from './transaction.ts';

interface Pending {
  resolve(reply: Reply): void;
  reject(error: Error): void;
}

type Ask<T> = T extends { id: number } ? Omit<T, 'id'> : never;

const closingMs = 5_000;

/** One life of PGlite in a worker thread of its own, from opening to closing, termination or crash. */
export class PgliteSession implements Connection {
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  #lastId = 0;
  #dead: Error | undefined;

  private constructor(worker: Worker) {
    this.#worker = worker;
  }

  /** Starts a worker and waits until its database answers; `hear` receives notifications. */
  static async open(
    place: Omit<PgliteWorkerData, 'modules'>,
    hear: (channel: string, payload: string) => void,
  ): Promise<PgliteSession> {
    const workerData: PgliteWorkerData = { ...place, modules: await pgliteModules() };
    const worker = new Worker(new URL('./pgliteWorker.ts', import.meta.url), { workerData, execArgv: [] });
    const session = new PgliteSession(worker);
    return new Promise((resolve, reject) => {
      const die = (why: string): void => {
        session.#die(
          new DatabaseError(
            '57P02',
            `The embedded database stopped (${why}); try again, it is opened anew for the next call.`,
          ),
        );
        reject(new DatabaseError('57P03', `The embedded database did not open (${why}).`));
      };
      worker.on('error', (error) => die(error instanceof Error ? error.message : String(error)));
      worker.on('exit', (code) => die(`exit code ${code}`));
      worker.on('message', (message: PgliteMessage) => {
        if (message.tell === 'ready') resolve(session);
        else if (message.tell === 'notification') hear(message.channel, message.payload);
        else session.#settle(message);
      });
    });
  }

  /** Whether it can still be asked. */
  get alive(): boolean {
    return this.#dead === undefined;
  }

  /** Whether a statement is running now. */
  get busy(): boolean {
    return this.#pending.size > 0;
  }

  run(text: string, params?: readonly unknown[]): Promise<Reply> {
    return this.#ask({ ask: 'run', text, params: parameters(params) });
  }

  async script(text: string): Promise<void> {
    await this.#ask({ ask: 'script', text });
  }

  /** Writes the whole cluster to a gzipped tar file, from which others can be opened. */
  async dump(path: string): Promise<void> {
    await this.#ask({ ask: 'dump', path });
  }

  /** Closes the database in good order; what runs longer than five seconds is cut off. */
  async close(): Promise<void> {
    const late = setTimeout(() => void this.terminate(), closingMs);
    await this.#ask({ ask: 'close' }).catch(() => undefined);
    clearTimeout(late);
    await this.terminate();
  }

  /** Ends the thread at once, whatever it does; on disk this is as safe as a killed process. */
  async terminate(): Promise<void> {
    this.#die(new DatabaseError('57P01', 'The embedded database was stopped while this statement waited; try again.'));
    await this.#worker.terminate();
  }

  async #ask(request: Ask<PgliteRequest>): Promise<Reply> {
    if (this.#dead !== undefined) throw this.#dead;
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.#worker.postMessage({ ...request, id });
    });
  }

  #settle(message: Extract<PgliteMessage, { id: number }>): void {
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    if (message.tell === 'reply') pending?.resolve(message.reply);
    else pending?.reject(new DatabaseError(message.code, message.message, message.facts));
  }

  #die(error: Error): void {
    this.#dead ??= error;
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
  }
}
