import type { PageQuery } from './call.ts';

/** A row of a tree. */
export interface NestedRow {
  id: string;
  [field: string]: unknown;
}

type Read = (query: Readonly<Record<string, unknown>>) => Promise<readonly NestedRow[] | null>;

/** The calls of a register that gives its rows without pages: all of them, or those below one row. */
export interface UnpagedCalls {
  list?: Read;
  lazyList?: Read;
}

const TOP = '0';

/** Servers of BladeX send trees, ours rows. */
const flat = (rows: readonly NestedRow[]): NestedRow[] =>
  rows.flatMap(({ children, ...row }) => [row, ...flat(Array.isArray(children) ? (children as NestedRow[]) : [])]);

const ordered = (rows: readonly NestedRow[], { ascs, descs }: PageQuery): NestedRow[] => {
  const key = (ascs ?? descs ?? '').replace(/,.*/, '').replaceAll(/_[a-z]/g, (found) => found.slice(1).toUpperCase());
  if (key === '') return [...rows];
  const up = [...rows].sort((a, b) =>
    String(a[key] ?? '').localeCompare(String(b[key] ?? ''), 'zh', { numeric: true }),
  );
  return ascs === undefined ? up.reverse() : up;
};

/** Rows below each other; one whose parent is not among them stands at the top. */
export function nestedRows(rows: readonly NestedRow[], query: PageQuery): NestedRow[] {
  const ids = new Set(rows.map(({ id }) => id));
  const byParent = new Map<string, NestedRow[]>();
  for (const row of rows) {
    const parent = ids.has(String(row.parentId)) ? String(row.parentId) : TOP;
    byParent.set(parent, [...(byParent.get(parent) ?? []), row]);
  }
  const below = (id: string): NestedRow[] =>
    ordered(byParent.get(id) ?? [], query).map((row) => {
      const children = below(row.id);
      return children.length === 0 ? row : { ...row, children };
    });
  return below(TOP);
}

/**
 * The ways to read a register that has no pages: its top rows, each with those below it or opening to them; a question
 * with a filter finds rows at any depth.
 */
export function unpagedTree({ list, lazyList }: UnpagedCalls, own: (row: NestedRow) => NestedRow) {
  const rowsOf = async (query: PageQuery): Promise<NestedRow[]> => {
    const { current: _current, size: _size, ascs: _ascs, descs: _descs, ...filters } = query;
    if (lazyList === undefined) return nestedRows(flat((await list?.(filters)) ?? []).map(own), query);
    const isFiltered = Object.keys(filters).length > 0;
    const found = flat((await lazyList(isFiltered ? filters : { parentId: TOP })) ?? []).map(own);
    return ordered(isFiltered ? found.map((row) => ({ ...row, hasChildren: false })) : found, query);
  };
  return {
    page: async (query: PageQuery): Promise<{ records: NestedRow[]; total: number }> => {
      const [rows, { current = 1, size = 10 }] = [await rowsOf(query), query];
      return { records: rows.slice((current - 1) * size, current * size), total: rows.length };
    },
    children: async (parentId: string): Promise<NestedRow[]> => ((await lazyList?.({ parentId })) ?? []).map(own),
  };
}
