import { crud } from '@lattice/api/call';
import { type Move, type Resource, statesOf } from '@lattice/api/resource';
import type { Context } from '../../call/Context.ts';
import { type Column, tableOf } from '../table.ts';
import { move } from './move.ts';
import { submit } from './submit.ts';
import { systemContext } from '../../call/systemContext.ts';

/** The moves of a field that the server itself may make. */
export const systemMoves = (resource: Resource, field: string): Move[] =>
  statesOf(resource)
    .filter((machine) => machine.field === field)
    .flatMap(({ moves }) => moves)
    .filter(({ call, roles }) => roles === undefined || call === 'system' || roles.includes('system'));

/**
 * The move by which the server itself may lead a field from one state to another; undefined when the definition has
 * none.
 */
export const systemMove = (resource: Resource, field: string, from: string, to: string): Move | undefined =>
  systemMoves(resource, field).find((one) => one.from === from && one.to === to);

/**
 * Moves a row as the server itself, by the engine and with an entry in the history; `call` is the move's own, and
 * `stamped` what it notes in the row besides. Refused where the definition has no such move.
 */
export async function advance(
  resource: Resource,
  field: string,
  id: string,
  to: string,
  call: string,
  context: Context,
  stamped: ReadonlyMap<Column, unknown> = new Map(),
): Promise<void> {
  const inner = systemContext(context);
  if (call === 'submit') await submit(tableOf(resource), crud.submit, { id, [field]: to }, inner);
  else await move(tableOf(resource), call, { id, [field]: to }, inner, stamped);
}
