import { readJson } from '../CrudStore.ts';

/** A view that people share. */
export interface SharedEntry {
  id: string;
  name: string;
  /** What it says, as `sharedText` writes it. */
  text: string;
  /** Who shared it. */
  author: string;
  /** The user shared it, and may take it back. */
  isOwn: boolean;
  /** With whom, one of the `audiences`; where it is not said, the view cannot be renamed. */
  audience?: string;
}

/** Where views are shared with others. */
export interface SharedViews {
  /** With whom one may share. */
  audiences: readonly { value: string; label: string }[];
  load: () => Promise<readonly SharedEntry[]>;
  /** Shares a view; rejects with a sentence. */
  add: (name: string, text: string, audience: string) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

/** Entries out of a store. */
export const readShared = (text: string | null): readonly SharedEntry[] => {
  const stored = readJson(text);
  return Array.isArray(stored)
    ? stored.filter(
        (one: unknown): one is SharedEntry =>
          typeof one === 'object' && one !== null && typeof (one as Partial<SharedEntry>).text === 'string',
      )
    : [];
};
