import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { keptValue } from './keptValue.ts';

/** What has become of something that is kept while it is filled in. */
export interface Kept {
  /** It was begun before, and found again. */
  isRestored: boolean;
  /** Begins anew, because it is given up, or was sent and something else comes next. */
  forget: () => void;
  /** It was sent, and stands there as it is. */
  sent: () => void;
}

/**
 * State that is filled in by a person and kept in this browser until it is sent, for what is no form of the kit; never
 * for secrets and sensitive values. `name` tells it apart; `initial` is read once.
 */
export function useKept<T>(name: string, initial: T): [T, Dispatch<SetStateAction<T>>, Kept] {
  const [store] = useState(() => keptValue<T>(name));
  const [start, setStart] = useState(initial);
  const [found] = useState(store.read);
  const [value, setValue] = useState(found ?? start);
  const [isRestored, setRestored] = useState(found !== null);
  const isBegun = JSON.stringify(value) !== JSON.stringify(start);
  useEffect(() => store.write(isBegun ? value : null), [store, isBegun, value]);
  const forget = () => {
    // Also where what it stands in closes at once.
    store.write(null);
    setRestored(false);
    setValue(start);
  };
  const sent = () => {
    setRestored(false);
    setStart(value);
  };
  return [value, setValue, { isRestored: isRestored && isBegun, forget, sent }];
}
