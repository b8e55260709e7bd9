import { useEffect, useMemo, useState } from 'react';
import type { Option } from '../Field/Option.ts';
import { latestAnswer } from './latestAnswer.ts';

const PAUSE = 250;

/** The choices that a search answers, and what is going on with it. */
export interface RemoteOptions {
  /** The choices of the newest answer. */
  options: readonly Option[];
  /** What goes on. */
  state: 'idle' | 'loading' | 'failed';
  /** Searches at once. */
  searchNow: (text: string) => void;
  /** Searches after a short pause in typing. */
  searchSoon: (text: string) => void;
}

/** Asks for choices by text; answers out of order never win. */
export function useRemoteOptions(search: (text: string) => Promise<readonly Option[]>): RemoteOptions {
  const [options, setOptions] = useState<readonly Option[]>([]);
  const [state, setState] = useState<RemoteOptions['state']>('idle');
  const question = useMemo(
    () =>
      latestAnswer<readonly Option[]>({
        answered: (answer) => {
          setOptions(answer);
          setState('idle');
        },
        failed: () => {
          setOptions([]);
          setState('failed');
        },
      }),
    [],
  );
  useEffect(() => () => question.cancel(), [question]);
  const begin = (go: () => void) => {
    setState('loading');
    go();
  };
  return {
    options,
    state,
    searchNow: (text) => begin(() => question.now(() => search(text))),
    searchSoon: (text) => begin(() => question.soon(() => search(text), PAUSE)),
  };
}
