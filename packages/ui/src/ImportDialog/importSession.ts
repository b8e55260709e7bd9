import type { ReadRow } from '../Spreadsheet/ReadSheet.ts';
import type { Fills } from './fills.ts';
import type { ImportRow } from './ImportRow.ts';
import type { Mapping } from './mapping.ts';
import type { NameBook } from './nameBook.ts';
import type { ImportNotice, ImportOutcome } from './sendRows.ts';

/** Where an import stands. */
export type ImportStep = 'file' | 'mapping' | 'check' | 'result';

/** The file that is read: the names of its sheets, the one chosen, its rows, and where its titles stand. */
export interface ImportFile {
  name: string;
  blob: Blob;
  sheets: readonly string[];
  sheet: number;
  rows: readonly ReadRow[];
  titles: number;
}

/** All that an import has come to. */
export interface ImportProgress {
  step: ImportStep;
  file: ImportFile | null;
  mapping: Mapping;
  fills: Fills;
  rows: readonly ImportRow[];
  /** How many records were taken so far. */
  sent: number;
  /** What was said of records that were taken. */
  notices: readonly ImportNotice[];
  outcome: ImportOutcome | null;
}

/** Records on their way to the server: how many of how many are done, and what stops it between two of them. */
export interface Sending {
  done: number;
  total: number;
  stop: () => void;
}

/** What is kept of an import. */
export interface ImportKept {
  progress: ImportProgress;
  /** Names that were looked up. */
  names?: NameBook | undefined;
  /** How many of the taken records the caller has been told of. */
  told: number;
  /** What is being sent, perhaps after the window was closed; null while nothing is. */
  sending: Sending | null;
}

/**
 * An import that outlives its window: file, matched columns and everything that was mended, for as long as somebody
 * holds it.
 */
export interface ImportSession {
  read(): ImportKept;
  write(next: Partial<ImportKept>): void;
  /** Calls a listener after each write, until the function it gives is called. */
  watch(listener: () => void): () => void;
}

/** An import that has not begun. */
export const noProgress: ImportProgress = {
  step: 'file',
  file: null,
  mapping: {},
  fills: {},
  rows: [],
  sent: 0,
  notices: [],
  outcome: null,
};

/** A place in which an import is kept; give the same one to the next window, and it goes on. */
export function importSession(): ImportSession {
  let kept: ImportKept = { progress: noProgress, told: 0, sending: null };
  const listeners = new Set<() => void>();
  return {
    read: () => kept,
    write: (next) => {
      kept = { ...kept, ...next };
      for (const listener of listeners) listener();
    },
    watch: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
