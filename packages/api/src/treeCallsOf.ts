import type { PageQuery } from './call.ts';

type Read<R> = (
  query: PageQuery,
  signal: AbortSignal,
  columns?: readonly string[],
) => Promise<{ records: R[]; total: number }>;

/** The ways to read a register that is a tree. */
export interface TreeCalls<R> {
  page: Read<R>;
  /** The rows under a row. */
  children: (id: string, signal: AbortSignal, columns?: readonly string[]) => Promise<R[]>;
  exportAll: (query: PageQuery, run: { signal: AbortSignal }) => AsyncGenerator<R[]>;
}

/** Rows asked for at once. */
const SIZE = 200;
const questions = new Set(['current', 'size', 'ascs', 'descs']);

/** All rows that answer a question, page by page. */
async function* every<R>(
  read: Read<R>,
  query: PageQuery,
  signal: AbortSignal,
  columns?: readonly string[],
): AsyncGenerator<R[]> {
  for (let current = 1, done = 0; ; current += 1) {
    const { records, total } = await read({ ...query, current, size: SIZE }, signal, columns);
    yield records;
    done += records.length;
    if (records.length === 0 || done >= total) return;
  }
}

/**
 * A register that is a tree: a page shows its top rows, each opening to those below it; a question with a filter finds
 * rows at any depth, and so does an export.
 */
export function treeCallsOf<R>(read: Read<R>): TreeCalls<R> {
  return {
    page: (query, signal, columns) =>
      read(
        Object.keys(query).every((name) => questions.has(name)) ? { ...query, parentId: '0' } : query,
        signal,
        columns,
      ),
    children: async (id, signal, columns) => {
      const rows: R[] = [];
      for await (const chunk of every(read, { current: 1, size: SIZE, parentId: id }, signal, columns))
        rows.push(...chunk);
      return rows;
    },
    exportAll: (query, { signal }) => every(read, query, signal),
  };
}
