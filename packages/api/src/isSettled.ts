import { type KnownRow, type Mover, isOwn } from './moveRefusal.ts';
import { type Resource, statesOf } from './resource.ts';

type Stating = Pick<Resource, 'states' | 'moreStates' | 'flow'>;

/**
 * Names of the fields that people may still fill in where what a record says stands, as it was decided or a process
 * decides on it; null where all of them are open.
 */
export function openFields(definition: Stating, row: Readonly<Record<string, unknown>>): readonly string[] | null {
  const { flow } = definition;
  if (flow !== undefined && String(row[flow.field] ?? '') === flow.running) return [];
  const machine = statesOf(definition).find(({ field, settled }) => settled?.in.includes(String(row[field] ?? '')));
  return machine?.settled === undefined ? null : (machine.settled.but ?? []);
}

/** True for a record of which people can change nothing but by a move. */
export const isSettled = (definition: Stating, row: Readonly<Record<string, unknown>>): boolean =>
  openFields(definition, row)?.length === 0;

/** True for the request of somebody else where people change only their own. */
export const isOthers = (
  definition: Pick<Resource, 'ownEdits' | 'applicants'>,
  person: Mover,
  row: KnownRow,
): boolean =>
  definition.ownEdits === true &&
  person.system !== true &&
  !person.roles.includes('administrator') &&
  !isOwn(definition, person, row);
