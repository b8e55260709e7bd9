import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import type { CrudQuery, CrudRow, DataSource } from '../DataSource.ts';
import { firstList, listAfter } from './listMachine.ts';

const numbers = new WeakMap<Pick<DataSource, 'page'>, number>();
let last = 0;

/** The number of a source; another object is another source. */
function numberOf(source: Pick<DataSource, 'page'>): number {
  const known = numbers.get(source);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(source, last);
  return last;
}

/** What stays of a question when page, size and order change. */
const scopeOf = ({ search, any, where }: CrudQuery): string => JSON.stringify([search, any, where]);

/**
 * Asks a source for some fields, or whole rows without `columns`, whenever the question changes, and holds rows and
 * selection as `listMachine` says. `ready` is waited for before the first rows are shown.
 */
export function useList(
  source: Pick<DataSource, 'page'>,
  query: CrudQuery,
  ready: boolean,
  columns: readonly string[] | undefined,
) {
  const [state, send] = useReducer(listAfter, firstList);
  const [turn, setTurn] = useState(0);
  const question = JSON.stringify({ query, columns });
  const key = `${numberOf(source)} ${turn} ${question}`;
  // Noted while rendering, because an effect would draw the list once more.
  if (state.asked !== key) send({ type: 'ask', key, scope: `${numberOf(source)} ${scopeOf(query)}` });
  useEffect(() => {
    const control = new AbortController();
    const { query: asked, columns: read } = JSON.parse(question) as { query: CrudQuery; columns?: readonly string[] };
    source
      .page(asked, control.signal, read)
      .then(
        ({ records, total, totals }) =>
          !control.signal.aborted &&
          send({ type: 'answer', key, rows: records, total, totals, offset: (asked.page - 1) * asked.size }),
      )
      .catch(
        (error: unknown) =>
          !control.signal.aborted &&
          send({ type: 'fail', key, error: error instanceof Error ? error : new Error(String(error)) }),
      );
    return () => control.abort();
  }, [source, question, key]);
  const acts = useMemo(
    () => ({
      /** Selects rows by their ids; `rows` are those of them that are not among the rows of the page. */
      pick: (ids: ReadonlySet<string>, rows?: readonly CrudRow[]) => send({ type: 'pick', ids, rows }),
      pickAll: () => send({ type: 'pickAll' }),
      unpick: () => send({ type: 'unpick' }),
      gone: (ids: readonly string[]) => send({ type: 'gone', ids }),
      patch: (id: string, values: Partial<CrudRow>) => send({ type: 'patch', id, values }),
    }),
    [],
  );
  const reload = useCallback(() => setTurn((n) => n + 1), []);
  return { ...state, ...acts, isKnown: state.isKnown && ready, isBusy: state.answered !== key, reload, version: turn };
}

/** A list as the parts of CrudTable see it. */
export type List = ReturnType<typeof useList>;
