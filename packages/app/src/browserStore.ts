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
};
