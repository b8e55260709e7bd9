import { targetOf } from '@lattice/api/kinds/kindOf';
import type { Resource } from '@lattice/api/resource';

/**
 * What a new record takes over from those that it is made for, as forms take it over from records that are chosen in
 * them; nothing of a record that cannot be read.
 */
export async function copiedValues(
  { fields }: Pick<Resource, 'fields'>,
  given: Readonly<Record<string, unknown>>,
  recordOf: (path: string, id: string) => Promise<Readonly<Record<string, unknown>> | null>,
): Promise<Readonly<Record<string, unknown>>> {
  const takers = Object.entries(fields).filter(
    ([name, { copy, readonly }]) =>
      copy !== undefined && readonly !== true && copy.through in given && !(name in given),
  );
  const found = await Promise.all(
    takers.map(async ([name, { copy }]): Promise<[string, unknown]> => {
      const through = copy?.through ?? '';
      const reference = fields[through];
      const path = reference && targetOf(reference);
      const row = path ? await recordOf(path, String(given[through])).catch(() => null) : null;
      return [name, row?.[copy?.field ?? ''] ?? ''];
    }),
  );
  return Object.fromEntries(found.filter(([, value]) => value !== ''));
}
