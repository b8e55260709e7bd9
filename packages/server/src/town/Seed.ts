import type { Town } from './Town.ts';

/** Start data of one table: given once, when the table has no rows. */
export interface Seed {
  /**
   * Rows by wire name, `id` included where others point to them; `town` says how large the demo is and on which day.
   * `demo` ones are left out of an empty system.
   */
  rows(town: Town): readonly Readonly<Record<string, unknown>>[];
  /** Only for the demo township. */
  demo?: boolean;
}
