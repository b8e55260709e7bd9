import type { SharedViews } from './views/readShared.ts';

/**
 * Where a list keeps what its user set, for one user and one list: the browser or a server in an application, memory in
 * a story.
 */
export interface CrudStore {
  /** What was kept under a key, or null. */
  read(key: 'settings' | 'views' | 'shared'): string | null;
  /** Keeps a text under a key; null forgets it. */
  write(key: 'settings' | 'views' | 'shared', text: string | null): void;
  /** Where views are shared with others; without it they are kept for oneself alone. */
  shared?: SharedViews;
}

/** A store that lives as long as the page. */
export function memoryStore(start: Readonly<Record<string, string>> = {}): CrudStore {
  const kept = new Map(Object.entries(start));
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, text) => void (text === null ? kept.delete(key) : kept.set(key, text)),
  };
}

/** Reads kept JSON; what cannot be read is as if it were not there. */
export function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
