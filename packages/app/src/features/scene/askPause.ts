/** The longest time between two questions that failed. */
const LONGEST = 600_000;

/**
 * How long to wait before a panel asks again, in milliseconds: its own pause, and after failures as long as the last
 * answer is old, so that each pause is about twice the one before.
 */
export const askPause = (everyMs: number, isFailing: boolean, answerAge: number): number =>
  isFailing ? Math.min(Math.max(everyMs, answerAge), LONGEST) : everyMs;
