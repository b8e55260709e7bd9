/** Seconds after which tokens are renewed (tokenTime of the specification, section 9). */
const TOKEN_TIME = 3000;
/** Seconds before the end at which the person is warned. */
export const WARNING = 60;

/** What is known of a session at a moment; times in epoch milliseconds. */
export interface SessionClock {
  now: number;
  /** When the tokens came. */
  stored: number;
  /** When the person was last active. */
  active: number;
  /** Seconds without work after which the session ends. */
  lasts: number;
}

/** Seconds until the session ends for want of work. */
export const secondsLeft = ({ now, active, lasts }: SessionClock): number =>
  Math.ceil((active + lasts * 1000 - now) / 1000);

/** What is to be done for a session at a moment. */
export function sessionStep(clock: SessionClock): 'nothing' | 'refresh' | 'warn' | 'end' {
  const left = secondsLeft(clock);
  if (left <= 0) return 'end';
  if (left <= WARNING) return 'warn';
  return clock.now - clock.stored >= TOKEN_TIME * 1000 ? 'refresh' : 'nothing';
}
