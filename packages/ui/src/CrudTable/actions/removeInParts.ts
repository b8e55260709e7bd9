import type { ActionRun } from './CrudAction.ts';
import { type CrudRow, type DataSource, asSaveFailure } from '../DataSource.ts';

const PART = 100;

/** Removes many rows, some at a time; a part that is refused is reported with the reason, and the others go on. */
export async function removeInParts(
  source: DataSource,
  rows: readonly CrudRow[],
  { report, signal, onGone }: Pick<ActionRun, 'report' | 'signal'> & { onGone: (ids: readonly string[]) => void },
): Promise<void> {
  const failures: { id: string; reason: string }[] = [];
  for (let at = 0; at < rows.length && !signal.aborted; at += PART) {
    const ids = rows.slice(at, at + PART).map(({ id }) => id);
    try {
      await source.remove?.(ids);
      onGone(ids);
    } catch (error) {
      const { message } = asSaveFailure(error);
      failures.push(...ids.map((id) => ({ id, reason: message })));
    }
    report(Math.min(rows.length, at + PART), failures);
  }
  if (signal.aborted) throw new Error('cancelled');
}
