import type { FieldError } from '../Form/FormValues.ts';
import type { SheetRecord } from '../Spreadsheet/SheetRecord.ts';
import type { CellProblem, ImportRow } from './ImportRow.ts';

/** A record that was not taken: its place among those sent, why, and which fields are wrong. */
export interface ImportFailure {
  index: number;
  message: string;
  fieldErrors?: readonly FieldError[];
}

/**
 * Stores records, some two hundred at a time, and answers with those that were not taken. `signal` asks to stop between
 * records, never within one; who stops early names the records left as failures. `onNotice` hears what is said of a
 * record that was taken, such as parts of its text that were removed.
 */
export type ImportRows = (
  rows: readonly SheetRecord[],
  options: {
    signal: AbortSignal;
    onProgress: (done: number) => void;
    onNotice: (index: number, message: string) => void;
  },
) => Promise<readonly ImportFailure[]>;

/** What was said of a record that was taken. */
export interface ImportNotice {
  row: ImportRow;
  message: string;
}

/** How an import ended. */
export interface ImportOutcome {
  /** How many were taken. */
  sent: number;
  /** Those that were not, with the reason as their problem. */
  failed: ImportRow[];
  /** What was said of those that were taken. */
  notices: ImportNotice[];
  /** Those that were not sent, because it was stopped or a batch got no answer. */
  unsent: ImportRow[];
  /** Why a batch got no answer; null if all did. */
  error: unknown;
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function refused(row: ImportRow, message: string, fieldErrors: readonly FieldError[] = []): ImportRow {
  const problems: Record<string, CellProblem> = {};
  for (const { field, message: words } of fieldErrors)
    problems[field in row.texts ? field : ''] ??= { fault: 'rule', message: words };
  if (Object.keys(problems).length === 0) problems[''] = { fault: 'rule', message };
  return { ...row, problems };
}

/**
 * Sends rows in batches, one after the other; when it is stopped, the batch on its way is awaited, so that no row is in
 * doubt.
 */
export async function sendRows(
  rows: readonly ImportRow[],
  importRows: ImportRows,
  { signal, onProgress, batch = 200 }: { signal: AbortSignal; onProgress: (done: number) => void; batch?: number },
): Promise<ImportOutcome> {
  const failed: ImportRow[] = [];
  const notices: ImportNotice[] = [];
  let [sent, at] = [0, 0];
  while (at < rows.length && !signal.aborted) {
    const part = rows.slice(at, at + batch);
    const before = at;
    try {
      const failures = await importRows(
        part.map(({ values }) => values),
        {
          signal,
          onProgress: (done) => onProgress(before + done),
          onNotice: (index, message) => {
            const row = part[index];
            if (row !== undefined) notices.push({ row, message });
          },
        },
      );
      const byIndex = new Map(failures.map((failure) => [failure.index, failure]));
      for (const [index, row] of part.entries()) {
        const failure = byIndex.get(index);
        if (failure === undefined) sent += 1;
        else failed.push(refused(row, failure.message, failure.fieldErrors));
      }
    } catch (error) {
      return {
        sent,
        notices,
        failed: [...failed, ...part.map((row) => refused(row, reasonOf(error)))],
        unsent: rows.slice(at + batch),
        error,
      };
    }
    at += part.length;
    onProgress(at);
  }
  return { sent, failed, notices, unsent: rows.slice(at), error: null };
}
