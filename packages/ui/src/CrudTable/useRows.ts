import { useCallback, useEffect, useState } from 'react';
import type { CrudQuery, CrudRow, DataSource } from './DataSource.ts';

/** The rows of a list as they are known now; old ones stay while new ones load. */
export interface Rows {
  rows: readonly CrudRow[];
  total: number;
  /** How many rows stand before these; changes with the rows, not with the question. */
  offset: number;
  /** False until the first answer. */
  isKnown: boolean;
  isBusy: boolean;
  error: Error | null;
  /** Asks again. */
  reload(): void;
}

/** What the last answer said, and which asking it answered. */
type Known = Pick<Rows, 'rows' | 'total' | 'offset' | 'isKnown' | 'error'> & { answered: string };

/** Asks a source whenever the question changes; an answer to an older question never wins. `ready` is waited for before the first rows are shown. */
export function useRows(source: DataSource, query: CrudQuery, ready: boolean): Rows {
  const [known, setKnown] = useState<Known>({ rows: [], total: 0, offset: 0, isKnown: false, error: null, answered: '' });
  const [turn, setTurn] = useState(0);
  const question = JSON.stringify(query);
  const asking = `${turn} ${question}`;

  useEffect(() => {
    const control = new AbortController();
    const asked = JSON.parse(question) as CrudQuery;
    source.page(asked, control.signal).then(
      ({ records, total }) => {
        if (control.signal.aborted) return;
        setKnown({ rows: records, total, offset: (asked.current - 1) * asked.size, isKnown: true, error: null, answered: asking });
      },
      (error: unknown) => {
        if (control.signal.aborted) return;
        setKnown((before) => ({ ...before, error: error instanceof Error ? error : new Error(String(error)), answered: asking }));
      },
    );
    return () => control.abort();
  }, [source, question, asking]);

  const reload = useCallback(() => setTurn((n) => n + 1), []);
  const { rows, total, offset, error } = known;
  return { rows, total, offset, error, isKnown: known.isKnown && ready, isBusy: known.answered !== asking, reload };
}
