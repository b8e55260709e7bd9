import { showsPeople } from '@lattice/api/map/placeOf';
import { canSeeUnmasked } from '../../access/allow.ts';
import type { Context } from '../../call/Context.ts';
import type { Layer } from './layers.ts';

/** True where a place of the layer tells of people. */
export const tellsOfPeople = ({ register, isPrivate }: Layer): boolean => showsPeople(register) || isPrivate === true;

/** True where a place of the layer tells where somebody lives or is found who is not on duty. */
export const looksAtPeople = (layer: Layer): boolean => tellsOfPeople(layer) && layer.isOnDuty !== true;

/**
 * Whether a person is told of a layer in cells of several people: who sees its values masked is, as on the map of its
 * list, and a wall is of everybody.
 */
export function isToldInCells(layer: Layer, { person }: Pick<Context, 'person'>): boolean {
  if (!tellsOfPeople(layer)) return false;
  return layer.isOnDuty === true ? person?.display !== undefined : !canSeeUnmasked(person, layer.register);
}
