import type { CrudRow } from '@lattice/ui/CrudTable';

/**
 * What a server answers to a question for a page, as far as it keeps to its word: rows and their number may be missing,
 * and numbers may come as text.
 */
export type PageAnswer = { records?: readonly object[] | null; total?: number | string } | null | undefined;

/** The rows of an answer as lists take them; none where it has none. */
export const rowsIn = (answer: PageAnswer): { records: CrudRow[]; total: number } => ({
  records: [...((answer?.records ?? []) as readonly CrudRow[])],
  total: Number(answer?.total ?? 0),
});
