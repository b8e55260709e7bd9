import { eventStates } from '@lattice/api/machines/event';
import { isAdministrator } from '../../access/allow.ts';
import type { Person } from '../../call/Person.ts';
import { waitingSql } from '../../table/waitingSql.ts';

/**
 * Condition of the events that wait for a person: to be accepted, taken up, handled, verified, evaluated or reported
 * again, as the moves of events say; a draft waits for nobody, and an administrator may do all of it.
 */
export const waitingEventsSql = (question: { p(value: unknown): string }, person: Person): string =>
  waitingSql(
    { field: eventStates.field, moves: eventStates.moves.filter(({ from }) => from !== eventStates.initial) },
    { ...person, records: [], hasAllRoles: isAdministrator(person) },
    question,
  );
