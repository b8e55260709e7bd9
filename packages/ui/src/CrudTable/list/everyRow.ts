import type { CrudQuery, CrudRow, DataSource } from '../DataSource.ts';

const CHUNK = 200;

/**
 * Every row that answers a question, in chunks: from the source's own `exportAll`, else page by page. A row met twice,
 * because others write meanwhile, is given once.
 */
export async function* everyRow(
  source: Pick<DataSource, 'page' | 'exportAll'>,
  query: CrudQuery,
  signal: AbortSignal,
): AsyncGenerator<CrudRow[]> {
  if (source.exportAll) {
    yield* source.exportAll(query, { signal });
    return;
  }
  const seen = new Set<string>();
  let read = 0;
  for (let page = 1; !signal.aborted; page += 1) {
    const { records, total } = await source.page({ ...query, page, size: CHUNK }, signal);
    read += records.length;
    const fresh = records.filter(({ id }) => !seen.has(id));
    for (const { id } of fresh) seen.add(id);
    if (fresh.length > 0) yield fresh;
    if (records.length === 0 || read >= total) return;
  }
}
