import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { type CrudRow, type DataSource, type ReadFailure, asSaveFailure } from '../DataSource.ts';

interface Shown {
  key: string;
  row: CrudRow | null;
  /** When the row was read, in milliseconds since 1970. */
  at: number;
  failure: ReadFailure | null;
}

/** A record as it is now; read again whenever `turn` differs, while the older reading stays. */
export function useShownRecord(source: DataSource, id: string, turn: string) {
  const { t } = useLingui();
  const [again, setAgain] = useState(0);
  const [shown, setShown] = useState<Shown>({ key: '', row: null, at: 0, failure: null });
  const key = `${id} ${turn} ${again}`;
  useEffect(() => {
    let isCurrent = true;
    const reading = source.detail?.(id) ?? Promise.reject(new Error(t`这里的记录只在列表中显示，不能单独打开。`));
    reading.then(
      (row) => isCurrent && setShown({ key, row: { ...row, id }, at: Date.now(), failure: null }),
      (error: unknown) => {
        const failure = asSaveFailure(error);
        if (isCurrent) setShown((last) => ({ ...last, key, failure, ...(failure.isGone && { row: null }) }));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [source, id, key, t]);
  return {
    row: shown.row?.id === id ? shown.row : null,
    failure: shown.key === key || shown.row?.id === id ? shown.failure : null,
    at: shown.at,
    isBusy: shown.key !== key,
    retry: () => setAgain(again + 1),
  };
}
