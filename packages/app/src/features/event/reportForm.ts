import { type Resource, statesOf } from '@lattice/api/resource';
import { isOpenTo } from '@lattice/api/targetsOf';
import type { CrudField } from '@lattice/ui/CrudTable';

/** What is filled in while an event is handled, not when it is reported. */
const LATER = new Set(['resolveMode', 'isResolved', 'handleResult']);

/** Whether a person of some roles, joined by commas, may report an event; the server checks the same. */
export const mayReport = (definition: Resource, roles: string): boolean =>
  statesOf(definition).some(({ initial, moves }) =>
    moves.some((move) => move.from === initial && move.to === '1' && isOpenTo(new Set(roles.split(',')), move)),
  );

/** The fields of a report: what the server fills in, and what handling brings, is not shown. */
export const reportFields = (fields: readonly CrudField[]): CrudField[] =>
  fields.map((field) =>
    field.readonly === true || field.kind === 'computed' || LATER.has(field.name)
      ? { ...field, showIf: { field: field.name, in: [] } }
      : field,
  );
