import { useCallback, useEffect, useState } from 'react';
import type { CrudQuery, CrudRow, DataSource } from './DataSource.ts';

/** The rows of a list as they are known now; old ones stay while new ones load. */
export interface Rows {
  rows: readonly CrudRow[];
  total: number;
  /** False until the first answer. */
  isKnown: boolean;
  isBusy: boolean;
  error: Error | null;
  /** Asks again. */
  reload(): void;
}

type Known = Pick<Rows, 'rows' | 'total' | 'isKnown' | 'error'>;

/** Asks a source whenever the question changes; an answer to an older question never wins. `ready` is waited for before the first rows are shown. */
export function useRows(source: DataSource, query: CrudQuery, ready: boolean): Rows {
  const [known, setKnown] = useState<Known>({ rows: [], total: 0, isKnown: false, error: null });
  const [isBusy, setBusy] = useState(true);
  const [turn, setTurn] = useState(0);
  const question = JSON.stringify(query);

  useEffect(() => {
    const control = new AbortController();
    setBusy(true);
    source.page(JSON.parse(question) as CrudQuery, control.signal).then(
      ({ records, total }) => {
        if (control.signal.aborted) return;
        setKnown({ rows: records, total, isKnown: true, error: null });
        setBusy(false);
      },
      (error: unknown) => {
        if (control.signal.aborted) return;
        setKnown((before) => ({ ...before, error: error instanceof Error ? error : new Error(String(error)) }));
        setBusy(false);
      },
    );
    return () => control.abort();
  }, [source, question, turn]);

  const reload = useCallback(() => setTurn((n) => n + 1), []);
  return { ...known, isKnown: known.isKnown && ready, isBusy, reload };
}
