import { useEffect, useMemo, useState } from 'react';
import type { RecordPlace } from '../../RecordView/RecordView.tsx';
import type { SearchPart } from '../CrudParts.tsx';
import type { CrudView } from '../CrudState.ts';
import type { CrudQuery, CrudRow, DataSource } from '../DataSource.ts';
import { crudQuery } from '../search/searchQuery.ts';
import { useIsShown } from '../record/useIsShown.ts';

interface NeighboursOf {
  id: string;
  /** What the list shows from which the record was opened. */
  view: CrudView;
  search: Pick<SearchPart, 'items' | 'fields'>;
  source: Pick<DataSource, 'page'>;
  /** Whether there is such a list. */
  isAsked: boolean;
  /** Called with the record to show and the page on which it stands. */
  onStep: (id: string, page: number) => void;
}

interface KnownPage {
  page: number;
  rows: readonly CrudRow[];
  total: number;
}

/**
 * Where a record stands in the list from which it was opened; undefined while that is not known, or where it left it.
 */
export function useNeighbours({ id, view, search, source, isAsked, onStep }: NeighboursOf): RecordPlace | undefined {
  const [known, setKnown] = useState<KnownPage | null>(null);
  const isShown = useIsShown();
  const question = JSON.stringify(crudQuery(view, search.items, search.fields));
  const read = useMemo(() => {
    const requested = JSON.parse(question) as CrudQuery;
    return async (page: number): Promise<KnownPage> => {
      const { records, total } = await source.page({ ...requested, page }, new AbortController().signal, []);
      return { page, rows: records, total };
    };
  }, [question, source]);
  const { page } = view;
  const isMissing = isAsked && known?.rows.some((row) => row.id === id) !== true;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    read(page).then(
      (found) => isCurrent && setKnown(found),
      () => null,
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, read, page]);
  const at = known?.rows.findIndex((row) => row.id === id) ?? -1;
  if (known === null || at < 0 || known.total < 2) return undefined;
  const step = async (by: 1 | -1) => {
    const near = known.rows[at + by];
    if (near !== undefined) return onStep(near.id, known.page);
    const next = await read(known.page + by);
    const row = next.rows[by === 1 ? 0 : next.rows.length - 1];
    // Who closes the record while the next page is on its way wants no other one.
    if (row === undefined || !isShown()) return undefined;
    setKnown(next);
    return onStep(row.id, next.page);
  };
  return {
    at: (known.page - 1) * view.size + at + 1,
    of: known.total,
    onStep: (by) => void step(by).catch(() => null),
  };
}
