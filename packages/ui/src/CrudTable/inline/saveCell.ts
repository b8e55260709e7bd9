import { type CrudRow, type DataSource, asSaveFailure } from '../DataSource.ts';

/** What a change of one cell needs of its list. */
export interface CellOf {
  source: DataSource;
  patch: (id: string, values: Partial<CrudRow>) => void;
  /** Called where somebody else stored the row first; the row shows what they did. */
  onContest: () => void;
}

/**
 * Stores one value of a row, then reads the row again for its version; rejects with the reason where nothing was
 * stored.
 */
export async function saveCell(
  { source, patch, onContest }: CellOf,
  row: CrudRow,
  name: string,
  value: unknown,
): Promise<void> {
  try {
    await source.submit?.({ id: row.id, ...(row.rev !== undefined && { rev: row.rev }), [name]: value });
  } catch (error) {
    const stored =
      asSaveFailure(error).isConflict === true ? await source.detail?.(row.id).catch(() => undefined) : undefined;
    if (stored === undefined || stored.rev === row.rev) throw error;
    patch(row.id, stored);
    onContest();
    return;
  }
  patch(row.id, { [name]: value });
  const fresh = await source.detail?.(row.id).catch(() => undefined);
  if (fresh !== undefined) patch(row.id, fresh);
}
