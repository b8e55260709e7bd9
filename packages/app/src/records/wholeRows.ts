import type { PageQuery } from '@lattice/api/call';
import type { CrudRow } from '@lattice/ui/CrudTable';
import { t } from '@lingui/core/macro';

type ReadPage = (query: PageQuery, signal: AbortSignal) => Promise<{ records: CrudRow[] }>;

/** The most ids in a filter: a filter takes 1,000 characters, an id has 19. */
const MOST = 45;

/** The rows of some ids with all their fields, in the order of the ids; those that are gone are left out. */
export async function wholeRows(page: ReadPage, ids: readonly string[], signal: AbortSignal): Promise<CrudRow[]> {
  const found = new Map<string, CrudRow>();
  for (let at = 0; at < ids.length; at += MOST) {
    const id = ids.slice(at, at + MOST).join(',');
    const { records } = await page({ current: 1, size: MOST, id }, signal);
    for (const row of records) found.set(row.id, row);
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** One row with all its fields, for registers that have no call for one record. */
export async function wholeRow(page: ReadPage, id: string): Promise<CrudRow> {
  const [row] = await wholeRows(page, [id], new AbortController().signal);
  if (row === undefined) throw new Error(t`这条记录可能已被删除，或不在您能看到的范围内。`);
  return row;
}
