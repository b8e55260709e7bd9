import { crud } from '@lattice/api/call';
import { type Move, type Resource, statesOf } from '@lattice/api/resource';
import type { Context } from '../Context.ts';
import { tableOf } from '../table/table.ts';
import { move, submit } from '../table/write.ts';
import { bySystem } from './bySystem.ts';

/** The move by which the server itself may lead a field from one state to another; undefined when the definition has none. */
export const systemMove = (resource: Resource, field: string, from: string, to: string): Move | undefined =>
  statesOf(resource)
    .filter((machine) => machine.field === field)
    .flatMap(({ moves }) => moves)
    .find(([a, b, call, , roles]) => a === from && b === to && (roles === undefined || call === 'system' || roles.includes('system')));

/** Moves a row as the server itself, by the engine and with an entry in the history; `call` is the move's own. Refused where the definition has no such move. */
export async function advance(resource: Resource, field: string, id: string, to: string, call: string, context: Context): Promise<void> {
  const inner = bySystem(context);
  if (call === 'submit') await submit(tableOf(resource), crud.submit, { id, [field]: to }, inner);
  else await move(tableOf(resource), call, { id, [field]: to }, inner);
}
