import { type Resource, movesBySubmit } from '@lattice/api/resource';

/**
 * What saving takes on a register: to add and to edit; on a log devices add, and only who moves its records edits them.
 */
export const savePermissionsOf = (resource: Pick<Resource, 'log' | 'states' | 'moreStates'>): readonly string[] =>
  resource.log !== true || movesBySubmit(resource) ? ['add', 'edit'] : ['add'];
