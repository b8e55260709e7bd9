import type { Call } from '@lattice/api/call';
import type { Resource } from '@lattice/api/resource';
import type { Database, Sql } from '../db/Database.ts';
import type { FileStore } from '../files/FileStore.ts';
import type { Language } from '../words/Language.ts';
import type { MessageDescriptor } from '../words/say.ts';
import type { Person } from './Person.ts';
import type { Settings } from './Settings.ts';

/**
 * SQL of a computed field over a row named `t`; `andSeen` gives the condition, with its ` and `, that keeps the rows of
 * another register to those that the person sees.
 */
export type Expression = string | ((andSeen: (resource: Resource, alias: string) => string) => string);

/** The HTTP request of a call, and headers that its answer will carry. */
export interface HttpExchange {
  readonly request: Request;
  /** Headers of the answer, such as cookies; handlers add to them. */
  readonly replyHeaders: Headers;
}

/** What every handler is given. */
export interface Context {
  db: Database;
  files: FileStore;
  settings: Settings;
  /** All definitions by path. */
  resources: ReadonlyMap<string, Resource>;
  /** What the code of all definitions adds to their data, by path. */
  handlers: ReadonlyMap<string, ResourceHandlers>;
  /** Next id. */
  nextId(): string;
  now(): Date;
  /** Where the call came from; undefined where the server works by itself. */
  http?: HttpExchange;
  /** What the message of a success tells besides, such as parts of a text that were removed. */
  notices: MessageDescriptor[];
  /** IP address of the caller; '' where the server works by itself. */
  address: string;
  /** Number under which failures of this call are logged. */
  traceId: string;
  language: Language;
  /** The person; null on anonymous calls. */
  person: Person | null;
  /** True for the server's own work, which alone makes the moves of `system`. */
  system?: boolean;
  /** True for what the recycle bin brings back, whoever removed it and when. */
  ofRecycleBin?: boolean;
}

/** Parameters as they came in: nothing is known of their types yet. */
export type RawParameters<I> = { readonly [K in keyof I]?: unknown };

/** Answers one call. */
export type Handler<I = Record<string, unknown>, O = unknown> = (
  input: RawParameters<I>,
  context: Context,
) => Promise<O>;

/** What a process on a record is doing: it has started, or ended in one of three ways. */
export type ProcessStage = 'started' | 'passed' | 'refused' | 'withdrawn';

/**
 * Does to other records what the start or the end of a process on a record asks for, in the transaction of the process.
 */
export type ProcessEffect = (sql: Sql, recordId: string, stage: ProcessStage, context: Context) => Promise<void>;

/**
 * A move that the server makes by itself once its time has come; the definition lists it among its `states`, by
 * `system` or by a call.
 */
export interface TimedMove {
  from: string;
  to: string;
  /** SQL that is true of a row `t` when the move is due; `$1` is the moment. */
  due: string;
  /** Statement that is run once the row has moved; `$1` is its id. */
  after?: string;
  /** Makes the move in the register's own way. Default: by its answer to `submit`, or else by the engine. */
  act?: (id: string, context: Context) => Promise<unknown>;
}

/** The timed moves of one definition. */
export interface TimedMoves {
  /** Field of the state machine. */
  field: string;
  moves: readonly TimedMove[];
  /** Paths whose moves are made before: parts before the whole that follows them. */
  follows?: readonly string[];
}

/** A call beyond the contract with BladeX, which an ability announces. */
export interface OwnCall {
  call: Call;
  answer: Handler;
}

/** What the code of one definition adds to its data. */
export interface ResourceHandlers {
  resource: Resource;
  handlers: Readonly<Record<string, Handler>>;
  /** Computed fields that the definition's data cannot say. */
  expressions: Readonly<Record<string, Expression>>;
  onProcess?: ProcessEffect;
  timed?: TimedMoves;
  /** Calls of our own below its path. */
  ownCalls?: Readonly<Record<string, OwnCall>>;
}
