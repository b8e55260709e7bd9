import { useEffect, useMemo, useRef, useState } from 'react';
import type { RowTree } from '../../DataTable/tree.ts';
import type { CrudRow, DataSource } from '../DataSource.ts';
import { childrenOf, isUnread } from './rowTree.ts';

const without = (ids: ReadonlySet<string>, id: string) => new Set([...ids].filter((one) => one !== id));

/**
 * Which rows are open, and the source that reads what stands under them with every page. Where the first page is one
 * row, it is open.
 */
export function useOpenRows(source: DataSource) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const known = useRef(open);
  const isFirst = useRef(true);
  useEffect(() => {
    known.current = open;
  });
  const requested = useMemo(
    (): Pick<DataSource, 'page'> =>
      source.children
        ? {
            page: async (query, signal, columns) => {
              const answer = await source.page(query, signal, columns);
              const [only] = answer.records;
              const isAlone = isFirst.current && only !== undefined && answer.records.length === 1;
              if (answer.records.length > 0) isFirst.current = false;
              if (isAlone) setOpen((known.current = new Set([only.id])));
              return {
                ...answer,
                records: await (
                  await import('./branches.ts')
                ).withBranches(source, answer.records, known.current, signal, columns),
              };
            },
          }
        : source,
    [source],
  );
  return { open, setOpen, requested };
}

/**
 * Rows that hold other rows in `children`, all closed at first; what is not there is read when a row opens, and a row
 * that cannot be read closes again and says why.
 */
export function useRowTree(
  { open, setOpen }: ReturnType<typeof useOpenRows>,
  source: DataSource,
  rows: readonly CrudRow[],
  patch: (id: string, values: Partial<CrudRow>) => void,
  columns: readonly string[] | undefined,
) {
  const [fault, setFault] = useState('');
  useEffect(() => {
    if (!source.children || open.size === 0) return undefined;
    const control = new AbortController();
    const onFault = (id: string, reason: string) => {
      setFault(reason);
      setOpen((now) => without(now, id));
    };
    void import('./branches.ts').then(({ readOpen }) =>
      readOpen(source, rows, open, control.signal, (id, children) => patch(id, { children }), onFault, columns),
    );
    return () => control.abort();
  }, [source, rows, open, patch, setOpen, columns]);
  const expand = useMemo(
    (): RowTree<CrudRow> => ({
      children: (row) => (isUnread(row) ? undefined : childrenOf(row)),
      hasChildren: (row) => isUnread(row) || childrenOf(row).length > 0,
      isExpanded: (row) => open.has(row.id),
      onToggle: ({ id }) => setOpen((now) => (now.has(id) ? without(now, id) : new Set([...now, id]))),
    }),
    [open, setOpen],
  );
  return { expand, fault, clearFault: () => setFault('') };
}
