import type { PageQuery } from '@lattice/api/call';
import type { CrudRow } from '@lattice/ui/CrudTable';

/** The most ids in a filter: a filter takes 1,000 characters, an id has 19. */
const MOST = 45;

/** The rows of some ids with all their fields, in the order of the ids; those that are gone are left out. */
export async function wholeRows(
  page: (query: PageQuery, signal: AbortSignal) => Promise<{ records: CrudRow[] }>,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<CrudRow[]> {
  const found = new Map<string, CrudRow>();
  for (let at = 0; at < ids.length; at += MOST) {
    const id = ids.slice(at, at + MOST).join(',');
    const { records } = await page({ current: 1, size: MOST, id }, signal);
    for (const row of records) found.set(row.id, row);
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}
