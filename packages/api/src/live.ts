/**
 * How a computed value follows from other fields of the same row, so that a form shows it while they are typed: full
 * years since a day, a sum, the time between two moments, the working days of the town between them, or words one after
 * the other.
 */
export type Live =
  | { years: string }
  /** Each part in full, or in percent where `weights` says so, or the field `weightsIn` of the row. */
  | {
      sum: readonly string[];
      less?: readonly string[];
      weights?: Readonly<Record<string, number>>;
      weightsIn?: string;
    }
  | { between: readonly [from: string, to: string]; in: 'minutes' | 'hours' }
  | { workingDays: readonly [from: string, to: string] }
  /** Another field's words take their place where it has some. */
  | { words: readonly string[]; unless?: string };
