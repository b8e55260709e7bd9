import { useEffect, useMemo, useState } from 'react';
import { latestAnswer } from '../ComboBox/latestAnswer.ts';
import { findIn } from './findIn.ts';
import type { TreeFound, TreeSource } from './TreeSource.ts';

/** Pause in typing after which a search is asked for, in milliseconds. */
const PAUSE = 250;

/** How the search of a tree goes: not needed, not possible, under way, refused, or answered for the words asked. */
export type Search = { state: 'none' | 'local' | 'searching' | 'failed' } | ({ state: 'found' } & TreeFound);

/** A search of a tree. */
export interface FoundNodes {
  /** How it goes. */
  search: Search;
  /** Asks at once, without waiting for a pause. */
  searchNow: () => void;
}

interface Answer {
  of: string;
  source: TreeSource;
  found: TreeFound | null;
}

/**
 * The nodes of a source that hold some words, '' for none, asked for after a pause in typing; an answer to other words
 * is never shown.
 */
export function useFound(source: TreeSource, words: string): FoundNodes {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const question = useMemo(() => latestAnswer<Answer>({ answered: setAnswer, failed: () => undefined }), []);
  const find = useMemo(() => findIn(source), [source]);
  const ask = useMemo(
    () =>
      find === null || words === ''
        ? null
        : (): Promise<Answer> =>
            find(words).then(
              (found) => ({ of: words, source, found }),
              () => ({ of: words, source, found: null }),
            ),
    [find, source, words],
  );
  useEffect(() => {
    if (ask === null) return undefined;
    question.soon(ask, PAUSE);
    return () => question.cancel();
  }, [ask, question]);
  const searchNow = () => {
    if (ask === null) return;
    setAnswer(null);
    question.now(ask);
  };
  if (words === '') return { search: { state: 'none' }, searchNow };
  if (ask === null) return { search: { state: 'local' }, searchNow };
  if (answer === null || answer.of !== words || answer.source !== source)
    return { search: { state: 'searching' }, searchNow };
  return { search: answer.found === null ? { state: 'failed' } : { state: 'found', ...answer.found }, searchNow };
}
