import { type CrudQuery, type CrudRow, type DataSource, everyRow } from '../DataSource.ts';

/** The selected rows with all their fields: those of a question where everything that matches is meant. */
export async function readRows(
  source: Pick<DataSource, 'page' | 'exportAll' | 'whole'>,
  picked: readonly CrudRow[],
  query: CrudQuery | undefined,
  signal: AbortSignal,
): Promise<readonly CrudRow[]> {
  if (query === undefined)
    return (
      source.whole?.(
        picked.map(({ id }) => id),
        signal,
      ) ?? picked
    );
  const found: CrudRow[] = [];
  for await (const chunk of everyRow(source, query, signal)) found.push(...chunk);
  return found;
}
