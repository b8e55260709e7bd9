import type { Call, PlainCall } from '@lattice/api/call';
import type { Resource } from '@lattice/api/resource';
import type { Expression, ResourceHandlers, Handler, OwnCall, ProcessEffect, TimedMoves } from './Context.ts';

type NeedsHandler<C> = C extends PlainCall ? false : C extends Call ? true : false;
type HandlerOf<C> = C extends Call<infer I, infer O> ? Handler<I, O> : never;

/**
 * The handlers that a definition needs: one for each call that the engine does not answer by itself; plain ones may be
 * overridden.
 */
export type HandlersOf<R extends Resource> = {
  [K in keyof R['calls'] as NeedsHandler<R['calls'][K]> extends true ? K : never]: HandlerOf<R['calls'][K]>;
} & {
  [K in keyof R['calls'] as NeedsHandler<R['calls'][K]> extends true ? never : K]?: Handler;
} & {
  /** What brings removed rows back, where removal has a handler of its own and is not final. */
  restore?: Handler;
};

/** What a definition may have besides handlers. */
export interface Additions<R extends Resource> {
  /** SQL of computed fields whose `from` cannot say it. */
  expressions?: { readonly [K in keyof R['fields']]?: Expression };
  /** What a process on a record does to other records. */
  onProcess?: ProcessEffect;
  /** Moves that the server makes by itself once their time has come. */
  timed?: TimedMoves & { field: keyof R['fields'] };
  /** Calls beyond the contract with BladeX, by name; an ability announces them. */
  ownCalls?: Readonly<Record<string, OwnCall>>;
}

/**
 * Joins a definition with the handlers of its special calls; a missing or wrong one is a compile error.
 *
 * @example
 *   ```ts
 *   import { roadinfo } from '@lattice/api/resources/source/roadinfo';
 *   import { handle } from '@lattice/server/call/handle';
 *   import { idIn } from '@lattice/server/call/parameter';
 *   import { tableOf } from '@lattice/server/table/table';
 *   import { detail } from '@lattice/server/table/read/read';
 *
 *   export const handlers = handle(roadinfo, {
 *     detail: async (input, context) =>
 *       detail(tableOf(roadinfo), roadinfo.calls.detail, { id: idIn(input, 'id') }, context),
 *   });
 *   ```
 */
export function handle<R extends Resource>(
  resource: R,
  handlers: HandlersOf<NoInfer<R>>,
  { expressions = {}, ...additions }: Additions<NoInfer<R>> = {},
): ResourceHandlers {
  return {
    resource,
    handlers: { ...handlers },
    expressions: expressions as Readonly<Record<string, Expression>>,
    ...additions,
  };
}
