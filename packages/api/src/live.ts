/** How a computed value follows from other fields of the same row, so that a form shows it while they are typed: full years since a day, a sum, the time between two moments, or words one after the other. */
export type Live =
  | { years: string }
  | { sum: readonly string[]; less?: readonly string[] }
  | { between: readonly [from: string, to: string]; in: 'minutes' | 'hours' }
  /** Another field's words take their place where it has some. */
  | { words: readonly string[]; unless?: string };
