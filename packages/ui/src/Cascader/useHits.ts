import { useEffect, useMemo, useState } from 'react';
import { latestAnswer } from '../ComboBox/latestAnswer.ts';
import type { CascaderHit, CascaderSource } from './CascaderSource.ts';
import { searchRead } from './searchRead.ts';
import type { Column } from './useColumns.ts';

const PAUSE = 250;

/** What a search found, and how it goes. */
export interface Hits {
  /** The paths, those of the newest answer. */
  hits: readonly CascaderHit[];
  /** How it goes. */
  state: 'idle' | 'loading' | 'failed';
  /** Searches again. */
  retry: () => void;
}

interface Answer {
  of: string;
  hits: readonly CascaderHit[];
  hasFailed: boolean;
}

const ask = (source: CascaderSource, of: string) => () =>
  (source.search?.(of) ?? Promise.resolve([])).then(
    (hits): Answer => ({ of, hits, hasFailed: false }),
    (): Answer => ({ of, hits: [], hasFailed: true }),
  );

const NONE: Answer = { of: '', hits: [], hasFailed: false };

/** The paths that hold a text: asked of the source after a pause in typing, else found in the columns read so far. */
export function useHits(
  source: CascaderSource,
  known: Readonly<Record<string, Column>>,
  text: string,
  canStopEarly: boolean,
): Hits {
  const [answer, setAnswer] = useState(NONE);
  const question = useMemo(() => latestAnswer<Answer>({ answered: setAnswer, failed: () => undefined }), []);
  useEffect(() => {
    if (source.search === undefined || text === '') return undefined;
    question.soon(ask(source, text), PAUSE);
    return () => question.cancel();
  }, [source, text, question]);
  const read = useMemo(
    () => (source.search === undefined ? searchRead(known, text, canStopEarly) : []),
    [source, known, text, canStopEarly],
  );
  if (source.search === undefined) return { hits: read, state: 'idle', retry: () => undefined };
  const isNew = answer.of === text;
  return {
    hits: answer.hits,
    state: isNew ? (answer.hasFailed ? 'failed' : 'idle') : 'loading',
    retry: () => {
      setAnswer(NONE);
      question.now(ask(source, text));
    },
  };
}
