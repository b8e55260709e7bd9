import type { CrudField, CrudRow } from '@lattice/ui/CrudTable';
import type { RegionSource } from '@lattice/ui/RegionPicker';

/**
 * A record whose divisions are named by their whole way from the province down, as the form names them; one whose way
 * is not found keeps its name.
 */
export async function withDivisionPaths(
  fields: readonly Pick<CrudField, 'name' | 'kind'>[],
  row: CrudRow,
  wayTo: RegionSource['path'],
): Promise<CrudRow> {
  const named = await Promise.all(
    fields
      .filter(({ name, kind }) => kind === 'region' && typeof row[name] === 'string' && row[name] !== '')
      .map(async ({ name }): Promise<[string, string][]> => {
        const way = await wayTo(String(row[name])).catch(() => []);
        return way.length === 0 ? [] : [[`${name}Name`, way.map((one) => one.name).join(' / ')]];
      }),
  );
  return { ...row, ...Object.fromEntries(named.flat()) };
}
