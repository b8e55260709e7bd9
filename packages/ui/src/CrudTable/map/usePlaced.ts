import { useEffect, useState } from 'react';
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
  const [placed, setPlaced] = useState<(Placed & { key: string }) | null>(null);
  const [fault, setFault] = useState<Error | null>(null);
  const [turn, setTurn] = useState(0);
  const key = JSON.stringify({ query, version, turn });
  useEffect(() => {
    const control = new AbortController();
    const read = async () => {
      const { query: requested } = JSON.parse(key) as { query: MapQuery };
      const map = await load();
      return { key, map, query: requested, found: await map.whole(requested, control.signal) };
    };
    read().then(
      (came) => {
        if (control.signal.aborted) return;
        setPlaced(came);
        setFault(null);
      },
      (error: unknown) =>
        !control.signal.aborted && setFault(error instanceof Error ? error : new Error(String(error))),
    );
    return () => control.abort();
  }, [load, key]);
  return { placed, fault, isBusy: fault === null && placed?.key !== key, again: () => setTurn((n) => n + 1) };
}
