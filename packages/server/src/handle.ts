import type { Call, PlainCall } from '@lattice/api/call';
import type { Resource } from '@lattice/api/resource';
import type { Context, Expression } from './Context.ts';

/** Parameters as they came in: nothing is known of their types yet. */
export type Incoming<I> = { readonly [K in keyof I]?: unknown };

/** Answers one call. */
export type Handler<I = Record<string, unknown>, O = unknown> = (input: Incoming<I>, context: Context) => Promise<O>;

type NeedsHandler<C> = C extends PlainCall ? false : C extends Call ? true : false;
type HandlerOf<C> = C extends Call<infer I, infer O> ? Handler<I, O> : never;

/** The handlers that a definition needs: one for each call that the engine does not answer by itself; plain ones may be overridden. */
export type HandlersOf<R extends Resource> = { [K in keyof R['calls'] as NeedsHandler<R['calls'][K]> extends true ? K : never]: HandlerOf<R['calls'][K]> } & {
  [K in keyof R['calls'] as NeedsHandler<R['calls'][K]> extends true ? never : K]?: Handler;
} & {
  /** What brings removed rows back, where removal has a handler of its own and is not final. */
  restore?: Handler;
};

/** Handlers of one definition as the server mounts them. */
export interface Handled {
  resource: Resource;
  handlers: Readonly<Record<string, Handler>>;
  /** Computed fields that the definition's data cannot say. */
  expressions: Readonly<Record<string, Expression>>;
}

/** Joins a definition with the handlers of its special calls; a missing or wrong one is a compile error. */
export function handle<R extends Resource>(resource: R, handlers: HandlersOf<NoInfer<R>>, expressions: { readonly [K in keyof NoInfer<R>['fields']]?: Expression } = {}): Handled {
  return { resource, handlers: { ...handlers }, expressions: expressions as Readonly<Record<string, Expression>> };
}
