import { useState } from 'react';
import type { Found } from './findNodes.ts';

/** Which nodes are open. */
export interface OpenNodes {
  isOpen: (id: string) => boolean;
  setOpen: (ids: readonly string[], isOpen: boolean) => void;
}

interface Turned {
  words: string;
  nodes: ReadonlyMap<string, boolean>;
}

/**
 * Keeps which nodes are open. A search opens the way to what it found; what is opened or closed meanwhile is forgotten
 * with it.
 */
export function useOpenNodes(start: Iterable<string>, found: Found | undefined): OpenNodes {
  const [open, setOpened] = useState<ReadonlySet<string>>(() => new Set(start));
  const [turned, setTurned] = useState<Turned>({ words: '', nodes: new Map() });
  const during = found !== undefined && turned.words === found.words ? turned.nodes : undefined;
  return {
    isOpen: (id) => (found === undefined ? open.has(id) : (during?.get(id) ?? found.way.has(id))),
    setOpen: (ids, isOpen) => {
      if (found !== undefined) {
        setTurned((now) => ({
          words: found.words,
          nodes: new Map([...(now.words === found.words ? now.nodes : []), ...ids.map((id) => [id, isOpen] as const)]),
        }));
        return;
      }
      setOpened((now) => (isOpen ? new Set([...now, ...ids]) : new Set([...now].filter((id) => !ids.includes(id)))));
    },
  };
}
