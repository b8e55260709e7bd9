import type { Resource } from '@lattice/api/resource';
import { WORDS } from '@lattice/ui/CrudTable';

/**
 * The filters of a list whose values never stand in an address: its sensitive fields, and the one search box that looks
 * in them.
 */
export function secretNames({ fields }: Pick<Resource, 'fields'>): readonly string[] {
  const names = Object.entries(fields).flatMap(([name, field]) => (field.sensitive ? [name] : []));
  return names.length > 0 ? [...names, WORDS] : names;
}
