import { crudQuery } from '../search/searchQuery.ts';
import type { SearchPart } from '../CrudParts.tsx';
import type { CrudRow, DataSource } from '../DataSource.ts';

/**
 * Goes to the record before or after the open one, over the end of the page; not where `isWanted` says that it was
 * closed while the next page was on its way.
 */
export async function recordStep(
  { view, change, items, fields }: SearchPart,
  rows: readonly CrudRow[],
  source: Pick<DataSource, 'page'>,
  by: 1 | -1,
  isWanted: () => boolean,
): Promise<void> {
  const { open } = view;
  const at = rows.findIndex(({ id }) => id === open?.id);
  if (open === undefined || at < 0) return;
  const near = rows[at + by];
  if (near) return change({ open: { ...open, id: near.id } });
  const page = view.page + by;
  const answer = await source.page(crudQuery({ ...view, page }, items, fields), new AbortController().signal, []);
  const next = answer.records[by === 1 ? 0 : answer.records.length - 1];
  if (next && isWanted()) change({ page, open: { ...open, id: next.id } });
}
