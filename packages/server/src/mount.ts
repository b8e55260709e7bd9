import type { Call, Calls, PlainCall, PlainKind } from '@lattice/api/call';
import { type Resource, statesOf } from '@lattice/api/resource';
import type { Context } from './Context.ts';
import type { Handled, Handler } from './handle.ts';
import { detail, lazyTree, list, page, rowTree, tree } from './table/read.ts';
import { uncomputed } from './table/computed.ts';
import { type Table, tableOf } from './table/table.ts';
import { move, remove, submit } from './table/write.ts';

/** Answers of the engine by kind. */
const plainAnswers: Record<PlainKind, (table: Table, call: PlainCall, input: Readonly<Record<string, unknown>>, context: Context) => Promise<unknown>> = {
  page, list, detail, submit, remove, tree, lazyTree, rowTree,
};

/** A call as it is served: where it stands, what it is, and who answers it. */
export interface Endpoint {
  resource: Resource;
  name: string;
  call: Call;
  address: string;
  answer: Handler;
}

const answerOf = (resource: Resource, name: string, call: Calls[string], handled: Handled | undefined): Handler => {
  const own = handled?.handlers[name];
  if (own !== undefined) return own;
  if ('plain' in call) return (input, context) => plainAnswers[call.plain](tableOf(resource), call, input, context);
  if (statesOf(resource).some(({ moves }) => moves.some(([, , by]) => by === name))) return (input, context) => move(tableOf(resource), name, input, context);
  throw new Error(`${resource.path}/${call.path} has no handler: add ${name} to packages/server/src/handlers/${resource.path}.ts`);
};

/** The endpoints of a definition; a special call without a handler is an error at start. */
export function mount(resource: Resource, handled: Handled | undefined): Endpoint[] {
  const missing = uncomputed(resource, handled?.expressions ?? {});
  if (missing.length > 0) throw new Error(`${resource.path} has computed fields that nothing computes: ${missing.join(', ')}; give them a "from" in the definition or an expression in packages/server/src/handlers/${resource.path}.ts`);
  return Object.entries(resource.calls).map(([name, call]) => ({
    resource, name, call, address: `/api/${resource.path}/${call.path}`, answer: answerOf(resource, name, call, handled),
  }));
}
