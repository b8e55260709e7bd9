import type { Id } from './field.ts';

/** Where a call's parameters travel: in the address, as a JSON body, or as multipart form data. */
export type ParameterPlace = 'query' | 'body' | 'multipart';

/**
 * Who may make a call: with a permission of the resource (`orView`: or by reading it), by picking for another resource,
 * with any session, or anybody.
 */
export type Access =
  | 'view'
  | 'save'
  | 'delete'
  | 'picker'
  | 'session'
  | 'anonymous'
  | { permission: string; orView?: true };

/**
 * What may limit a session: the screen is locked, the password has to be changed first, a one-time code is owed, the
 * person has no account here yet, or looks as somebody else and changes nothing.
 */
export type SessionLimit = 'locked' | 'passwordChange' | 'secondFactor' | 'guest' | 'view';

/** A way of answering that the server engine knows by itself. */
export type PlainKind =
  | 'page'
  | 'list'
  | 'detail'
  | 'submit'
  | 'remove'
  | 'restore'
  | 'startFlow'
  | 'tree'
  | 'lazyTree'
  | 'rowTree';

/**
 * What an answer is without data: empty words, zeros and lists, as far as they are always there; a function reads what
 * may come in its place.
 */
export type Blank<T> = T extends readonly (infer E)[]
  ? readonly Blank<E>[]
  : T extends object
    ? { readonly [K in keyof T]?: Blank<T[K]> | ((value: unknown) => T[K]) }
    : T;

/** A page whose rows are as `row` where they say nothing. */
export const blankPage = <T>(row: T) => ({ records: [row], total: 0, size: 0, current: 0, pages: 0 });

/** A call as data: `I` goes in, `O` comes back. */
export interface Call<I = unknown, O = unknown> {
  method: 'GET' | 'POST';
  /** Last part of the address, below the resource's path. */
  path: string;
  where: ParameterPlace;
  /** Shape of the answer on the wire: the envelope's data, or the bare body. */
  answer: 'data' | 'blob' | 'bare';
  access: Access;
  /** Limited sessions that may make the call too; none by default. */
  openTo?: readonly SessionLimit[];
  /** The answer goes without the client's `Authorization` header when false. */
  authorization?: boolean;
  /** A question too long for an address: it is posted and changes nothing. */
  reads?: true;
  /** An answer without any data, by which what a server leaves out of one is filled in. */
  blank?: unknown;
  readonly input?: I;
  readonly output?: O;
}

/** A call that the server engine answers from the definition alone; its types follow from the row. */
export interface PlainCall<K extends PlainKind = PlainKind> extends Call {
  plain: K;
  /** Filters that always hold, by field name. */
  fixed?: Readonly<Record<string, string>>;
  /** Name of the parameter that carries the ids of a removal: `ids` (many) or `id` (one). */
  key?: 'id' | 'ids';
  /** Rows that are removed cannot be brought back. */
  final?: true;
}

/** Calls of a resource by the name under which the client offers them. */
export type Calls = Record<string, Call | PlainCall>;

/** What a call may say besides its path. */
export interface CallOptions<O = unknown> {
  /** Who may call; reads default to `view`, writes to a permission of the call's own name. */
  access?: Access;
  /**
   * Limited sessions that may make the call too: those whose screen is locked, whose password has to be changed, or who
   * are guests.
   */
  openTo?: readonly SessionLimit[];
  /** False for answers that are not wrapped in the envelope. */
  envelope?: boolean;
  /** False where the client's `Authorization` header is not sent. */
  authorization?: boolean;
  /** True where a posted call is a question that changes nothing. */
  reads?: true;
  /**
   * An answer without any data, with one element in each list, by which is read what a server leaves out or sends as
   * another kind. What may be missing is left out of it.
   */
  blank?: Blank<NoInfer<O>> | ((value: unknown) => NoInfer<O>);
}

const call = <I, O>(
  method: Call['method'],
  path: string,
  where: ParameterPlace,
  answer: Call['answer'],
  options: CallOptions<O>,
): Call<I, O> => ({
  method,
  path,
  where,
  answer: options.envelope === false ? 'bare' : answer,
  access: options.access ?? (method === 'GET' ? 'view' : { permission: path }),
  ...(options.openTo && { openTo: options.openTo }),
  ...(options.authorization === false && { authorization: false }),
  ...(options.reads && { reads: options.reads }),
  ...(options.blank !== undefined && { blank: options.blank }),
});

/**
 * A read: parameters in the query, data in the envelope.
 *
 * @example
 *   ```ts
 *   import { crud, get } from '@lattice/api/call';
 *
 *   const calls = { ...crud, nearby: get<{ lng: string; lat: string }, { id: string }[]>('nearby') };
 *   ```
 */
export const get = <I = void, O = unknown>(path: string, options: CallOptions<O> = {}): Call<I, O> =>
  call<I, O>('GET', path, 'query', 'data', options);
/** A write: parameters in the query or as a JSON body, data in the envelope. */
export const post = <I = void, O = boolean>(
  path: string,
  where: 'query' | 'body' = 'body',
  options: CallOptions<O> = {},
): Call<I, O> => call<I, O>('POST', path, where, 'data', options);
/** A write of files: multipart form data. */
export const upload = <I = { file: File }, O = unknown>(path: string, options: CallOptions<O> = {}): Call<I, O> =>
  call<I, O>('POST', path, 'multipart', 'data', options);
/** A read of a file: a `Blob`. */
export const download = <I = void>(path: string, options: CallOptions<Blob> = {}): Call<I, Blob> =>
  call<I, Blob>('GET', path, 'query', 'blob', options);

const access: Record<PlainKind, Access> = {
  page: 'view',
  list: 'view',
  detail: 'view',
  submit: 'save',
  remove: 'delete',
  restore: 'delete',
  startFlow: 'save',
  tree: 'picker',
  lazyTree: 'picker',
  rowTree: 'view',
};

/** A call answered by the engine: `kind` says how, `path` where. */
export const plain = <K extends PlainKind>(
  kind: K,
  path: string,
  options: Pick<PlainCall, 'fixed' | 'key' | 'final' | 'blank'> & { access?: Access } = {},
): PlainCall<K> => ({
  method: kind === 'submit' || kind === 'remove' || kind === 'restore' || kind === 'startFlow' ? 'POST' : 'GET',
  path,
  where: kind === 'submit' || kind === 'startFlow' ? 'body' : 'query',
  answer: 'data',
  access: access[kind],
  plain: kind,
  ...options,
});

/**
 * The four calls of every register: page, detail, submit, remove.
 *
 * @example
 *   ```ts
 *   import { crud } from '@lattice/api/call';
 *   import { date, text } from '@lattice/api/field';
 *   import { resource } from '@lattice/api/resource';
 *
 *   export const bench = resource('project/bench', {
 *     label: '长椅',
 *     title: 'name',
 *     fields: { name: text('名称', { required: true, list: true, max: 60 }), placed: date('安放日期') },
 *     calls: crud,
 *   });
 *   ```
 */
export const crud = {
  page: plain('page', 'page'),
  detail: plain('detail', 'detail'),
  submit: plain('submit', 'submit'),
  remove: plain('remove', 'remove'),
};

/**
 * The call by which our own server brings back rows that the same person removed within ten minutes; it stands beside
 * every removal that is not final.
 * No definition lists it, since BladeX servers have none: bind it as `{ ...definition, calls: { restore } }`.
 */
export const restore = plain('restore', 'restore');

/**
 * Starts a process that decides on a record of a definition with `flow`: on one that exists by `id`, or on a new one of
 * the fields; ours, as no BladeX server has it.
 */
export const startFlow = plain('startFlow', 'start-process');

/** Names one record, or says that all are meant: nothing given is never all. */
export type OneOrAll = { id: Id; all?: never } | { id?: never; all: 1 };

/** A value in a query; empty ones are dropped, arrays are joined by commas. */
export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];

/** Query of a paged list: page from 1, rows a page, sort columns joined by commas, filters by field name and suffix. */
export interface PageQuery {
  current?: number;
  size?: number;
  ascs?: string;
  descs?: string;
  [filter: string]: QueryValue;
}

/** One page of rows; `total` counts all matching rows, `pages` the pages of `size`. */
export interface Page<Row> {
  records: Row[];
  total: number;
  size: number;
  current: number;
  pages: number;
}

/** A node of a tree as the wire sends it; `hasChildren` and `children` are left out where there are none. */
export interface TreeNode {
  id: Id;
  parentId: Id;
  title: string;
  key: Id;
  value: Id;
  children?: TreeNode[];
  hasChildren?: boolean;
}
