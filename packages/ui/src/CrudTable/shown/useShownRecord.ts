import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { type CrudRow, type DataSource, type SaveFailure, asSaveFailure } from '../DataSource.ts';

interface Shown {
  key: string;
  row: CrudRow | null;
  failure: SaveFailure | null;
}

/** A record as it is now; read again whenever `turn` differs, while the older reading stays. */
export function useShownRecord(source: DataSource, id: string, turn: string) {
  const { t } = useLingui();
  const [again, setAgain] = useState(0);
  const [shown, setShown] = useState<Shown>({ key: '', row: null, failure: null });
  const key = `${id} ${turn} ${again}`;
  useEffect(() => {
    let isCurrent = true;
    const reading = source.detail?.(id) ?? Promise.reject(new Error(t`这里的记录只在列表中显示，不能单独打开。`));
    reading.then(
      (row) => isCurrent && setShown({ key, row: { ...row, id }, failure: null }),
      (error: unknown) => isCurrent && setShown({ key, row: null, failure: asSaveFailure(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [source, id, key, t]);
  return {
    row: shown.row?.id === id ? shown.row : null,
    failure: shown.key === key ? shown.failure : null,
    retry: () => setAgain(again + 1),
  };
}
