import type { CrudQuery, CrudRow, DataSource, SaveFailure } from './DataSource.ts';
import { compareValues, rowMatch } from './rowMatch.ts';

/** How a source in memory behaves. */
export interface MemoryManner {
  /** Milliseconds before each answer; none by default. */
  latency?: number | (() => number);
  /** Says why a call fails, or nothing where it goes through. */
  failure?: (call: 'page' | 'children' | 'detail' | 'submit' | 'remove' | 'restore') => string | undefined;
  /** Fields whose sum over all rows that match comes with each page. */
  totals?: readonly string[];
  /** Rows with a `parentId` stand under that row, and are read when it opens; else all stand beside each other. */
  isTree?: boolean;
}

const fail = (message: string, more: Partial<SaveFailure>): SaveFailure => Object.assign(new Error(message), more);
const collator = new Intl.Collator('zh', { numeric: true });
const byValue = (a: unknown, b: unknown) => (typeof a === 'string' && typeof b === 'string' ? collator.compare(a, b) : compareValues(a, b));

/** A source that keeps its rows in memory and answers as a server would: filters, order, pages, versions, removal that can be undone. */
export function memorySource(rows: readonly CrudRow[], { latency = 0, failure, totals, isTree = false }: MemoryManner = {}): DataSource & { rows: () => readonly CrudRow[] } {
  let kept: CrudRow[] = rows.map((row) => ({ rev: 1, ...row }));
  let gone: CrudRow[] = [];
  let next = 1_000_000;
  let last: { key: string; of: CrudRow[]; found: CrudRow[] } | undefined;
  const found = ({ current: _current, size: _size, ...asked }: CrudQuery): CrudRow[] => {
    const key = JSON.stringify(asked);
    if (last?.key === key && last.of === kept) return last.found;
    const order = [...(asked.ascs?.split(',') ?? []).map((name) => [name, 1] as const), ...(asked.descs?.split(',') ?? []).map((name) => [name, -1] as const)];
    const fits = rowMatch({ current: 1, size: 1, ...asked });
    const matching = kept.filter((row) => fits(row) && (!isTree || row.parentId === undefined));
    if (order.length > 0) matching.sort((a, b) => order.map(([name, sign]) => sign * byValue(a[name], b[name])).find((one) => one !== 0) ?? 0);
    last = { key, of: kept, found: matching };
    return matching;
  };
  const find = (id: string) => {
    const row = kept.find((one) => one.id === id);
    if (row === undefined) throw fail('记录不存在或已被删除，请刷新列表', {});
    return row;
  };
  const answer = async <T>(call: Parameters<NonNullable<MemoryManner['failure']>>[0], give: () => T): Promise<T> => {
    const wait = typeof latency === 'function' ? latency() : latency;
    if (wait > 0) await new Promise((go) => setTimeout(go, wait));
    const reason = failure?.(call);
    if (reason !== undefined) throw new Error(reason);
    return give();
  };
  return {
    takesWhere: true,
    rows: () => kept,
    page: (query) => answer('page', () => {
      const all = found(query);
      const first = (query.current - 1) * query.size;
      const sums = totals?.map((name) => [name, all.reduce((sum, row) => sum + Number(row[name] ?? 0), 0)] as const);
      return { records: all.slice(first, first + query.size), total: all.length, ...(sums && { totals: Object.fromEntries(sums) }) };
    }),
    ...(isTree && { children: (id: string) => answer('children', () => kept.filter((row) => row.parentId === id)) }),
    detail: (id) => answer('detail', () => ({ ...find(id) })),
    submit: (row) => answer('submit', () => {
      if (row.id === undefined) {
        next += 1;
        kept = [{ ...row, id: String(next), rev: 1 }, ...kept];
        return true;
      }
      const before = find(String(row.id));
      if (row.rev !== undefined && row.rev !== before.rev) throw fail('这条记录刚被别人修改过', { isConflict: true });
      kept = kept.map((one) => (one.id === before.id ? { ...one, ...row, id: one.id, rev: (one.rev ?? 1) + 1 } : one));
      return true;
    }),
    remove: (ids) => answer('remove', () => {
      const doomed = new Set(ids);
      gone = [...kept.filter((row) => doomed.has(row.id)), ...gone];
      kept = kept.filter((row) => !doomed.has(row.id));
      return true;
    }),
    restore: (ids) => answer('restore', () => {
      const wanted = new Set(ids);
      kept = [...gone.filter((row) => wanted.has(row.id)), ...kept];
      gone = gone.filter((row) => !wanted.has(row.id));
      return true;
    }),
  };
}
