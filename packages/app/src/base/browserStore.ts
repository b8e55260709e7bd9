const PREFIX = 'lattice-';

/** A value as this browser keeps it (specification, section 3). */
interface StoredRecord {
  dataType: 'string';
  content: string;
  /** `session` for the session storage of a tab; left out for the local storage. */
  type?: 'session';
  /** When it was written, in milliseconds since 1970. */
  datetime: number;
}

const isRecord = (value: unknown): value is StoredRecord =>
  typeof value === 'object' && value !== null && 'dataType' in value && 'datetime' in value && 'content' in value;

/** The content of a stored record; what older versions stored was the content itself. */
function contentOf(stored: string | null): string | null {
  if (stored === null) return null;
  try {
    const value: unknown = JSON.parse(stored);
    return isRecord(value) ? value.content : stored;
  } catch {
    return stored;
  }
}

/**
 * What this browser remembers, by key, for good or while the tab is open; a browser that refuses storage remembers
 * nothing.
 */
export const browserStore = {
  read(key: string, type?: 'session'): string | null {
    try {
      return contentOf((type === 'session' ? sessionStorage : localStorage).getItem(PREFIX + key));
    } catch {
      return null;
    }
  },
  write(key: string, value: string | null, type?: 'session'): void {
    try {
      const storage = type === 'session' ? sessionStorage : localStorage;
      const record: StoredRecord = {
        dataType: 'string',
        content: value ?? '',
        ...(type && { type }),
        datetime: Date.now(),
      };
      if (value === null) storage.removeItem(PREFIX + key);
      else storage.setItem(PREFIX + key, JSON.stringify(record));
    } catch {
      return;
    }
  },
  /** Forgets all keys that begin so. */
  forget(start: string): void {
    try {
      for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX + start)) localStorage.removeItem(key);
    } catch {
      return;
    }
  },
};
