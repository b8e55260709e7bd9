import type { DraftStore } from './DraftStore.ts';
import type { FormValues } from './FormValues.ts';

/** A draft in memory that can be looked into. */
export interface MemoryDraft extends DraftStore {
  /** What is kept now. */
  values: FormValues | null;
}

/** Keeps a draft for as long as the page lives, for stories and for forms that only close and open again. */
export function memoryDraft(): MemoryDraft {
  const draft: MemoryDraft = {
    values: null,
    read: () => draft.values,
    write: (values) => {
      draft.values = values;
    },
    clear: () => {
      draft.values = null;
    },
  };
  return draft;
}
