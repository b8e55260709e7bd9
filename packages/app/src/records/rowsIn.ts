import type { Fields } from '@lattice/api/field';
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

/** Kinds whose values are ids of other records. */
const REFERENCES = new Set(['ref', 'refs', 'user', 'dept']);
/** The key under which a row says what the reference of a field is called. */
export const nameKeyOf = (name: string) => (name === 'parentId' ? 'parentName' : `${name}Name`);
/** The ids in the value of a reference. */
export const idsIn = (value: unknown): string[] =>
  String(value ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '' && id !== '0' && id !== '-1');

/** The references of which some rows do not say what they are called. */
export const namelessFields = (fields: Fields, rows: readonly CrudRow[]) =>
  Object.entries(fields).filter(
    ([name, { kind }]) =>
      REFERENCES.has(kind) && rows.some((row) => row[nameKeyOf(name)] === undefined && idsIn(row[name]).length > 0),
  );
