import type { CrudQuery, CrudRow, DataSource, SaveFailure } from './DataSource.ts';

const fail = (message: string, more: Partial<SaveFailure>): SaveFailure => Object.assign(new Error(message), more);
const contains = (row: CrudRow, name: string, wanted: string) => String(row[name] ?? '').includes(wanted);
const PAGING = new Set(['current', 'size', 'ascs', 'descs']);

/** A source that keeps its rows in memory and answers as a server would: filters, order, pages, versions. */
export function memorySource(rows: readonly CrudRow[]): DataSource & { rows: () => readonly CrudRow[] } {
  let kept: CrudRow[] = rows.map((row) => ({ rev: 1, ...row }));
  let next = 1000;
  const ordered = (found: CrudRow[], { ascs, descs }: CrudQuery) => {
    const [column, sign] = ascs ? [ascs, 1] : [descs, -1];
    return column === undefined ? found : [...found].sort((a, b) => sign * String(a[column] ?? '').localeCompare(String(b[column] ?? ''), 'zh', { numeric: true }));
  };
  const find = (id: string) => {
    const row = kept.find((one) => one.id === id);
    if (row === undefined) throw fail('记录不存在或已被删除，请刷新列表', {});
    return row;
  };
  return {
    rows: () => kept,
    page: async (query) => {
      const filters = Object.entries(query).filter(([name]) => !PAGING.has(name));
      const found = ordered(kept.filter((row) => filters.every(([name, wanted]) => contains(row, name, String(wanted)))), query);
      const first = (query.current - 1) * query.size;
      return { records: found.slice(first, first + query.size), total: found.length };
    },
    detail: async (id) => ({ ...find(id) }),
    submit: async (row) => {
      if (row.id === undefined) {
        next += 1;
        kept = [{ ...row, id: String(next), rev: 1 }, ...kept];
        return true;
      }
      const before = find(String(row.id));
      if (row.rev !== undefined && row.rev !== before.rev) throw fail('这条记录刚被别人修改过', { isConflict: true });
      kept = kept.map((one) => (one.id === before.id ? { ...one, ...row, id: one.id, rev: (one.rev ?? 1) + 1 } : one));
      return true;
    },
    remove: async (ids) => {
      kept = kept.filter((row) => !ids.includes(row.id));
      return true;
    },
  };
}
