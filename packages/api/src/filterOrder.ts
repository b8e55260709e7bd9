import { kindOf } from './kinds/kindOf.ts';
import { type Resource, statesOf } from './resource.ts';

const GRID = 'grid/grid';

/**
 * The fields that may be filtered by, in order of use: how records stand, what they are called, what is typed or chosen
 * from a dictionary, in which grid they lie, then what else is chosen in trees.
 */
export function filterOrder(definition: Pick<Resource, 'fields' | 'title' | 'states' | 'moreStates'>): string[] {
  const { fields, title } = definition;
  const states = new Set(statesOf(definition).map(({ field }) => field));
  const rank = (name: string): number => {
    const field = fields[name];
    if (states.has(name)) return 0;
    if (name === title) return 1;
    // The code of trees is not part of the first paint of a list.
    if (field === undefined || kindOf(field).family !== 'reference') return 2;
    return field.to === GRID ? 3 : 4;
  };
  return Object.keys(fields)
    .filter((name) => fields[name]?.search === true)
    .sort((one, other) => rank(one) - rank(other));
}
