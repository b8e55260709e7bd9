import type { Call, Calls, Page, PageQuery, PlainCall, PlainKind, QueryValue, TreeNode } from './call.ts';
import { clearedValues } from './clearedValues.ts';
import type { Id } from './field.ts';
import { isRecord, readAnswer } from './readAnswer.ts';
import type { Draft, Resource, Row } from './resource.ts';

/** What a caller may add to one call. */
export interface SendOptions {
  signal?: AbortSignal | undefined;
  /** Told what the server says beside a success, in the place of the transport's own. */
  onNotice?: ((message: string) => void) | undefined;
}

/** Carries calls to a server and brings the data back, or throws an `ApiError`. */
export interface Transport {
  send(
    path: string,
    call: Pick<Call, 'method' | 'where' | 'answer' | 'authorization' | 'access' | 'blank'>,
    input: unknown,
    options?: SendOptions,
  ): Promise<unknown>;
}

type Filters = Readonly<Record<string, QueryValue>>;

interface Answers<R> {
  page: (query?: PageQuery, options?: SendOptions) => Promise<Page<Row<R>>>;
  list: (filters?: Filters, options?: SendOptions) => Promise<Row<R>[]>;
  detail: (id: Id, options?: SendOptions) => Promise<Row<R>>;
  /** Inserts without `id`, updates with it, where null clears a value; answers the stored row's id. */
  submit: (row: Draft<R>, options?: SendOptions) => Promise<{ id: Id } | boolean>;
  /** Removes the rows of the ids. */
  remove: (ids: readonly Id[], options?: SendOptions) => Promise<boolean>;
  /** Brings back the rows of the ids that the same person removed within ten minutes. */
  restore: (ids: readonly Id[], options?: SendOptions) => Promise<boolean>;
  /**
   * Starts a process on the record of the `id`, or on a new one of the fields; without `processDefinitionId` the newest
   * of the definition's route.
   */
  startFlow: (
    record: Draft<R> & { processDefinitionId?: Id },
    options?: SendOptions,
  ) => Promise<{ id: Id; processInstanceId: Id }>;
  tree: (filters?: Filters, options?: SendOptions) => Promise<TreeNode[]>;
  lazyTree: (parentId: Id, options?: SendOptions) => Promise<TreeNode[]>;
  rowTree: (
    filters: Filters,
    options?: SendOptions,
  ) => Promise<(Row<R> & { children?: Row<R>[]; hasChildren?: boolean })[]>;
}

type Bound<C, R> =
  C extends PlainCall<infer K>
    ? Answers<R>[K]
    : C extends Call<infer I, infer O>
      ? (
          ...args: undefined extends I
            ? [input?: I, options?: SendOptions]
            : [I] extends [void]
              ? [input?: undefined, options?: SendOptions]
              : [input: I, options?: SendOptions]
        ) => Promise<O>
      : never;

/** A client of one resource: a function for each of its calls. */
export type Client<R> = R extends { calls: infer C } ? { [K in keyof C]: Bound<C[K], R> } : never;

/** True for values that the wire may carry in another way: switches, and values that have a shape. */
const needsWire = (input: unknown): input is Readonly<Record<string, unknown>> =>
  isRecord(input) && Object.values(input).some((value) => value !== null && /^(?:boolean|object)$/.test(typeof value));

/** What plain calls answer where there is nothing: lists hold records only, which have a title. */
const blanksOf = (row: Readonly<Record<string, string>>): Partial<Record<PlainKind, unknown>> => ({
  page: { records: [row], total: 0 },
  list: [row],
  tree: [{ id: '' }],
  lazyTree: [{ id: '' }],
  rowTree: [row],
  detail: { id: '', ...row },
});

const inputOf = (call: Call | PlainCall, input: unknown): unknown => {
  if (!('plain' in call)) return input;
  switch (call.plain) {
    case 'detail':
      return { id: input };
    case 'remove':
      return { [call.key ?? 'ids']: input };
    case 'restore':
      return { ids: input };
    case 'submit':
    case 'startFlow':
      return isRecord(input) ? clearedValues(input) : input;
    case 'lazyTree':
      return { parentId: input };
    default:
      return input;
  }
};

/**
 * Binds a definition to a transport: each call of the definition becomes a method that gives its data.
 *
 * @throws {ApiError} By each method, where the server refuses, does not answer, or answers what cannot be read.
 *
 * @example
 *   ```ts
 *   import { type Transport, bind } from '@lattice/api/bind';
 *   import { roadinfo } from '@lattice/api/resources/source/roadinfo';
 *
 *   const roads = async (transport: Transport) => {
 *     const { records } = await bind(roadinfo, transport).page({ current: 1, size: 10 });
 *     return records.map(({ routeName }) => routeName);
 *   };
 *   ```
 */
export function bind<R extends Resource>(definition: R, transport: Transport): Client<R> {
  const client: Record<string, (input?: unknown, options?: SendOptions) => Promise<unknown>> = {};
  const blanks = blanksOf(definition.title === undefined ? {} : { [definition.title]: '' });
  for (const [name, call] of Object.entries<Calls[string]>(definition.calls)) {
    const send = async (input: unknown, options?: SendOptions) => {
      const answer = await transport.send(`${definition.path}/${call.path}`, call, inputOf(call, input), options);
      // A transport reads by the blank of a call; a register says what its plain calls have to say.
      const blank = 'plain' in call && call.blank === undefined ? blanks[call.plain] : undefined;
      return blank === undefined ? answer : readAnswer(answer, blank);
    };
    client[name] = async (input, options) => {
      if (!needsWire(input)) return send(input, options);
      const { wireValues } = await import('./wireValues.ts');
      return send(wireValues(definition.fields, input), options);
    };
  }
  return client as Client<R>;
}
