import { useMemo, useState } from 'react';

/** Rows chosen on the pages of a list. */
export interface Selection<Row> {
  ids: ReadonlySet<string>;
  rows: readonly Row[];
  /** Takes a new choice; rows of other pages are kept. */
  pick: (ids: ReadonlySet<string>) => void;
}

/** Remembers chosen rows while other pages are looked at. */
export function useSelection<Row>(rows: readonly Row[], idOf: (row: Row) => string): Selection<Row> {
  const [known, setKnown] = useState<ReadonlyMap<string, Row>>(new Map());
  const ids = useMemo(() => new Set(known.keys()), [known]);
  const pick = (chosen: ReadonlySet<string>) => {
    const all = new Map([...known, ...rows.map((row) => [idOf(row), row] as const)]);
    setKnown(new Map([...all].filter(([id]) => chosen.has(id))));
  };
  return { ids, rows: [...known.values()], pick };
}
