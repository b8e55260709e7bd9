import { type Resource, statesOf } from '@lattice/api/resource';

/**
 * Whether a person of some roles may start the process of a new record, by the moves of its definition; the server
 * checks the same.
 */
export function mayStart(definition: Resource, roles: readonly string[]): boolean {
  if (roles.includes('administrator')) return true;
  return statesOf(definition).some(({ initial, moves }) =>
    moves.some(
      ({ from, call, roles: allowed }) =>
        from === initial &&
        call === 'startFlow' &&
        (allowed === undefined || allowed.some((role) => roles.includes(role))),
    ),
  );
}
