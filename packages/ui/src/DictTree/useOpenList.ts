import { useCallback, useEffect, useState } from 'react';
import type { CrudRow, DataSource } from '../CrudTable/DataSource.ts';

interface Known {
  id: string;
  /** Which asking it answers. */
  turn: number;
  list: CrudRow | undefined;
  failure: string;
}

/**
 * The list that is open: as it was pressed, then as the source has it; asked for again after lists changed. One that is
 * gone leaves the reason.
 */
export function useOpenList(lists: DataSource, id: string) {
  const [known, setKnown] = useState<Known>({ id: '', turn: 0, list: undefined, failure: '' });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (id === '' || lists.detail === undefined) return undefined;
    let isCurrent = true;
    lists.detail(id).then(
      (list) => isCurrent && setKnown({ id, turn, list, failure: '' }),
      (error: unknown) =>
        isCurrent &&
        setKnown({ id, turn, list: undefined, failure: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [lists, id, turn]);
  const isKnown = known.id === id;
  return {
    list: isKnown ? known.list : undefined,
    failure: isKnown ? known.failure : '',
    setList: (list: CrudRow) => setKnown({ id: list.id, turn, list, failure: '' }),
    ask: useCallback(() => setTurn((now) => now + 1), []),
  };
}
