import { useEffect, useState } from 'react';
import { type CrudRow, type DataSource, type SaveFailure, asSaveFailure } from '../DataSource.ts';

interface Shown {
  key: string;
  row: CrudRow | null;
  failure: SaveFailure | null;
}

/** A record as it is now; read again whenever `turn` differs, while the older reading stays. */
export function useShownRecord(source: DataSource, id: string, turn: string) {
  const [again, setAgain] = useState(0);
  const [shown, setShown] = useState<Shown>({ key: '', row: null, failure: null });
  const key = `${id} ${turn} ${again}`;
  useEffect(() => {
    let isCurrent = true;
    source.detail?.(id).then(
      (row) => isCurrent && setShown({ key, row: { ...row, id }, failure: null }),
      (error: unknown) => isCurrent && setShown({ key, row: null, failure: asSaveFailure(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [source, id, key]);
  return {
    row: shown.row?.id === id ? shown.row : null,
    failure: shown.key === key ? shown.failure : null,
    retry: () => setAgain(again + 1),
  };
}
