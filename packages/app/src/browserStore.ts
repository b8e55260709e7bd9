const PREFIX = 'lattice-';

/** What this browser remembers, by key; a browser that refuses storage remembers nothing. */
export const browserStore = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(PREFIX + key);
    } catch {
      return null;
    }
  },
  write(key: string, value: string | null): void {
    try {
      if (value === null) localStorage.removeItem(PREFIX + key);
      else localStorage.setItem(PREFIX + key, value);
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
