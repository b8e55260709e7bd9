import { countedFields } from '../counts.ts';
import { isMany } from '../kinds/kindOf.ts';
import type { Resource } from '../resource.ts';

/**
 * The choice by which a map colours records and counts them: the state, else the first choice of the list; undefined
 * for none.
 */
export function legendFieldOf({ fields, states }: Pick<Resource, 'fields' | 'states'>): string | undefined {
  const counted = countedFields({ fields }).filter((name) => !isMany(fields[name] ?? { kind: 'text' }));
  return states !== undefined && counted.includes(states.field)
    ? states.field
    : counted.find((name) => fields[name]?.list === true);
}
