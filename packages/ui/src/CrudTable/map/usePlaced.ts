import { useEffect, useState } from 'react';
import { type ReadFailure, asSaveFailure } from '../DataSource.ts';
import type { MapQuery, PlacedRows, RowMap } from './RowMap.ts';

/** A question with where its rows stand. */
export interface Placed {
  map: RowMap;
  query: MapQuery;
  found: PlacedRows;
}

/**
 * Where the rows stand that answer a question, read anew with another `version`; the last answer stays until the next
 * one is there, null before the first.
 */
export function usePlaced(load: () => Promise<RowMap>, query: MapQuery, version: number) {
  const [placed, setPlaced] = useState<(Placed & { key: string; at: number }) | null>(null);
  const [fault, setFault] = useState<{ key: string; failure: ReadFailure } | null>(null);
  const [turn, setTurn] = useState(0);
  const key = JSON.stringify({ query, version, turn });
  useEffect(() => {
    const control = new AbortController();
    const read = async () => {
      const { query: requested } = JSON.parse(key) as { query: MapQuery };
      const map = await load();
      return { key, map, query: requested, found: await map.whole(requested, control.signal), at: Date.now() };
    };
    read().then(
      (came) => {
        if (control.signal.aborted) return;
        setPlaced(came);
        setFault(null);
      },
      (error: unknown) => {
        if (control.signal.aborted) return;
        const failure = asSaveFailure(error);
        setFault({ key, failure });
        if (failure.isGone) setPlaced(null);
      },
    );
    return () => control.abort();
  }, [load, key]);
  return {
    placed,
    fault: fault?.failure ?? null,
    isBusy: fault?.key !== key && placed?.key !== key,
    again: () => setTurn((n) => n + 1),
  };
}
