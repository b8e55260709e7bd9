import type { FormValues } from '../FormValues.ts';

/** Where the draft of one form is kept between visits; the caller decides where, how safely and how long. */
export interface DraftStore {
  /** What was kept, or null. */
  read(): FormValues | null;
  /** Keeps what was typed and differs from the record; never secrets and sensitive values. */
  write(values: FormValues): void;
  /** Forgets it. */
  clear(): void;
}
