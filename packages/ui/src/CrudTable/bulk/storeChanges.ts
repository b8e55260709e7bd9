import { type CrudRow, type DataSource, asSaveFailure } from '../DataSource.ts';
import type { CellChange } from './changesTo.ts';

/** What became of a change. */
export interface StoredChange extends CellChange {
  /** It is stored. */
  isStored: boolean;
}

interface StoreRun {
  signal: AbortSignal;
  onProgress: (done: number) => void;
}

const revOf = (answer: unknown): number | undefined => {
  const rev: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'rev') : undefined;
  return typeof rev === 'number' ? rev : undefined;
};

/** Stores changes of a field one after the other, and tells of each what became of it; never rejects. */
export async function storeChanges(
  { submit }: Pick<DataSource, 'submit'>,
  name: string,
  changes: readonly CellChange[],
  { signal, onProgress }: StoreRun,
): Promise<StoredChange[]> {
  const stored: StoredChange[] = [];
  for (const change of changes) {
    const { row, after, fault } = change;
    if (fault !== '' || signal.aborted || submit === undefined) {
      stored.push({ ...change, isStored: false });
      continue;
    }
    try {
      const answer = await submit({ id: row.id, ...(row.rev !== undefined && { rev: row.rev }), [name]: after });
      const rev = revOf(answer);
      const { rev: _before, ...values } = row;
      const next: CrudRow = { ...values, id: row.id, ...(rev !== undefined && { rev }), [name]: after };
      stored.push({ ...change, row: next, isStored: true });
    } catch (error) {
      const { message, fieldErrors } = asSaveFailure(error);
      stored.push({
        ...change,
        fault: fieldErrors?.find(({ field }) => field === name)?.message ?? message,
        isStored: false,
      });
    }
    onProgress(stored.length);
  }
  return stored;
}

/** The changes that take stored ones back. */
export const backFrom = (stored: readonly StoredChange[]): CellChange[] =>
  stored
    .filter(({ isStored }) => isStored)
    .map(({ row, before, after }) => ({ row, before: after, after: before ?? null, fault: '' }));
