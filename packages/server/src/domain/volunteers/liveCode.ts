import { sign } from '../../crypto/digest.ts';
import { SIGNS } from '../../crypto/random.ts';

/** Seconds after which the end of a code on a screen changes; the one before it is still good for who is scanning. */
const CHANGES = 60;
/** Changes for which who has scanned it may take to say who they are. */
const KEPT = 10;
const LENGTH = 6;

const stepAt = (moment: Date): number => Math.floor(moment.getTime() / 1000 / CHANGES);

const endAt = (secret: string, step: number): string =>
  [...sign(secret, `code ${step}`).toUpperCase()]
    .filter((letter) => SIGNS.includes(letter))
    .join('')
    .slice(0, LENGTH);

/** The end that the code of an activity has at a moment, where it changes. */
export const liveEnd = (secret: string, moment: Date): string => endAt(secret, stepAt(moment));

const ticketOf = (secret: string, step: number): string => `${step}.${sign(secret, `ticket ${step}`)}`;

/** What somebody gets who was shown the end of a code: with it they check in within ten minutes; '' for a wrong end. */
export function ticketFor(secret: string, end: string, moment: Date): string {
  const step = stepAt(moment);
  return [step, step - 1].some((one) => endAt(secret, one) === end.toUpperCase()) ? ticketOf(secret, step) : '';
}

/** Whether a ticket was given out within the last ten minutes. */
export function isTicket(secret: string, ticket: string, moment: Date): boolean {
  const step = Number(ticket.split('.')[0]);
  const age = stepAt(moment) - step;
  return age >= 0 && age <= KEPT && ticketOf(secret, step) === ticket;
}
