import { useEffect, useState } from 'react';
import type { TreeItemSource } from './TreeItem.ts';

interface Named {
  words: string;
  ids: ReadonlySet<string>;
  error: string;
}

const pause = 250;
const none: ReadonlySet<string> = new Set();

/**
 * What a source finds for the words of a search, once typing pauses; the branches on the way are read. An answer to
 * older words never wins.
 */
export function useNamedNodes(source: TreeItemSource | undefined, text: string, read: (id: string) => Promise<void>) {
  const words = text.trim();
  const [named, setNamed] = useState<Named>({ words: '', ids: none, error: '' });
  useEffect(() => {
    if (words === '' || source?.search === undefined) return undefined;
    const { search } = source;
    let isCurrent = true;
    const look = async () => {
      const paths = await search(words);
      const above = new Set(paths.flatMap((path) => path.slice(0, -1)));
      await Promise.all([...above].map((id) => read(id)));
      if (isCurrent) setNamed({ words, ids: new Set(paths.flatMap((path) => path.slice(-1))), error: '' });
    };
    const timer = setTimeout(() => {
      look().catch(
        (error: unknown) =>
          isCurrent && setNamed({ words, ids: none, error: error instanceof Error ? error.message : String(error) }),
      );
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [words, source, read]);
  const isAnswered = named.words === words;
  return {
    ids: isAnswered ? named.ids : none,
    error: isAnswered ? named.error : '',
    isSearching: words !== '' && source?.search !== undefined && !isAnswered,
  };
}
