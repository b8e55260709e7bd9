import { changesCall, hasChangeHistory } from '@lattice/api/changes';
import { type Calls, type PlainCall, type PlainKind, restore as restoreCall } from '@lattice/api/call';
import { type Resource, statesOf } from '@lattice/api/resource';
import { revealCall, sensitiveFields } from '@lattice/api/reveal';
import { exportNoteCall } from '@lattice/api/exportNote';
import type { Context, ResourceHandlers, Handler, TimedMoves } from '../call/Context.ts';
import { countReveal } from '../domain/privacy/revealBound.ts';
import { startFlow } from '../flow/process/startFlow.ts';
import { recordChanges } from '../table/read/changes.ts';
import { withRequestedFields, pickRequestedFields } from '../table/read/requestedFields.ts';
import { detail, list, page } from '../table/read/read.ts';
import { lazyTree, rowTree, tree } from '../table/read/tree.ts';
import { restore } from '../table/write/restore.ts';
import { revealValue } from '../table/read/reveal.ts';
import { noteExport } from '../table/read/exportNote.ts';
import { missingComputations } from '../table/computedColumns.ts';
import { type Table, tableOf } from '../table/table.ts';
import { systemMove, systemMoves } from '../table/write/advance.ts';
import { move } from '../table/write/move.ts';
import { appendOnlyCalls } from '../table/write/appendOnlyCalls.ts';
import { remove } from '../table/write/remove.ts';
import { submit } from '../table/write/submit.ts';
import { listWays } from './listWays.ts';
import { commentWays, viewWays } from './sharedWays.ts';
import type { Endpoint } from './wire/Endpoint.ts';

/** Answers of the engine by kind. */
const plainAnswers: Record<
  PlainKind,
  (table: Table, call: PlainCall, input: Readonly<Record<string, unknown>>, context: Context) => Promise<unknown>
> = {
  page: withRequestedFields(page),
  list: withRequestedFields(list),
  detail,
  submit,
  remove,
  restore,
  tree,
  lazyTree,
  rowTree,
  startFlow: (table, _call, input, context) => startFlow(table, input, context),
};

const answerOf = (
  resource: Resource,
  name: string,
  call: Calls[string],
  handled: ResourceHandlers | undefined,
): Handler => {
  const own = handled?.handlers[name];
  if (own !== undefined)
    return 'plain' in call && (call.plain === 'page' || call.plain === 'list')
      ? pickRequestedFields(tableOf(resource), own)
      : own;
  if ('plain' in call) return (input, context) => plainAnswers[call.plain](tableOf(resource), call, input, context);
  if (statesOf(resource).some(({ moves }) => moves.some((one) => one.call === name)))
    return (input, context) => move(tableOf(resource), name, input, context);
  throw new Error(
    `${resource.path}/${call.path} has no handler: add ${name} to packages/server/src/handlers/${resource.path}.ts`,
  );
};

/**
 * The way back from a removal, where there is one: the engine's own, or that of a handler which removes in its own way.
 */
function wayBack(resource: Resource, handled: ResourceHandlers | undefined): Endpoint[] {
  const found = Object.entries(resource.calls).find(
    ([, call]) => 'plain' in call && call.plain === 'remove' && call.final !== true,
  );
  if (found === undefined || resource.log === true) return [];
  const { handlers = {} } = handled ?? {};
  if (handlers[found[0]] !== undefined && handlers.restore === undefined)
    throw new Error(
      `${resource.path} removes in its own way, so nothing can undo it: add restore to ` +
        `packages/server/src/handlers/${resource.path}.ts, or say final in the definition`,
    );
  return [
    {
      resource,
      name: 'restore',
      call: restoreCall,
      address: `/api/${resource.path}/${restoreCall.path}`,
      answer: answerOf(resource, 'restore', restoreCall, handled),
    },
  ];
}

/** The way to one sensitive value in the clear, where there are some. */
const inTheClear = (resource: Resource): Endpoint[] =>
  sensitiveFields(resource).length === 0
    ? []
    : [
        {
          resource,
          name: 'reveal',
          call: revealCall,
          address: `/api/${resource.path}/${revealCall.path}`,
          answer: (input, context) => revealValue(tableOf(resource), input, context, countReveal),
        },
      ];

/** The way to note what is taken out, where rows can be listed. */
const exportNotes = (resource: Resource): Endpoint[] =>
  Object.values(resource.calls).some((call) => 'plain' in call && ['page', 'list'].includes(call.plain))
    ? [
        {
          resource,
          name: 'noteExport',
          call: exportNoteCall,
          address: `/api/${resource.path}/${exportNoteCall.path}`,
          answer: (input, context) => noteExport(tableOf(resource), input, context),
        },
      ]
    : [];

/** The way to what was done to a record, where the engine notes it. */
const doneTo = (resource: Resource): Endpoint[] =>
  hasChangeHistory(resource)
    ? [
        {
          resource,
          name: 'changes',
          call: changesCall,
          address: `/api/${resource.path}/${changesCall.path}`,
          answer: (input, context) => recordChanges(tableOf(resource), input, context),
        },
      ]
    : [];

/** Refuses timed moves that the definition does not give to the server. */
function checkTimed(resource: Resource, { field, moves }: TimedMoves): void {
  for (const { from, to } of moves) {
    if (systemMove(resource, field, from, to) !== undefined) continue;
    const known = systemMoves(resource, field).map((one) => `${one.from} to ${one.to}`);
    throw new Error(
      `packages/server/src/handlers/${resource.path}.ts moves ${field} from ${from} to ${to} ` +
        'by time, but the definition does not let the server make that move, ' +
        `only: ${known.join(', ') || 'none'}. Correct the values, or add the move to states.`,
    );
  }
}

/**
 * The endpoints of a definition.
 * @throws {Error} Where a special call has no handler, a computed field no expression, or a timed move none in the
 * definition; the message names the file and the remedy.
 */
export function mount(resource: Resource, handled: ResourceHandlers | undefined): Endpoint[] {
  if (handled?.timed !== undefined) checkTimed(resource, handled.timed);
  const missing = missingComputations(resource, handled?.expressions ?? {});
  if (missing.length > 0)
    throw new Error(
      `${resource.path} has computed fields that nothing computes: ${missing.join(', ')}; ` +
        'give them a "from" in the definition or an expression in ' +
        `packages/server/src/handlers/${resource.path}.ts`,
    );
  const own = Object.entries(resource.calls).map(([name, call]) => ({
    resource,
    name,
    call,
    address: `/api/${resource.path}/${call.path}`,
    answer: appendOnlyCalls(resource, name, answerOf(resource, name, call, handled)),
  }));
  const further = Object.entries(handled?.ownCalls ?? {}).map(([name, { call, answer }]) => ({
    resource,
    name,
    call,
    address: `/api/${resource.path}/${call.path}`,
    answer,
  }));
  return [
    ...own,
    ...further,
    ...wayBack(resource, handled),
    ...inTheClear(resource),
    ...exportNotes(resource),
    ...doneTo(resource),
    ...commentWays(resource),
    ...viewWays(resource),
    ...listWays(resource, handled),
  ];
}
