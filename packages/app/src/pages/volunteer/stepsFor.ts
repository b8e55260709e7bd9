import type { CodedActivity, VolunteerStep, VolunteerTurn } from '@lattice/api/volunteerCalls';

/** The states of a volunteer's part from which a step leads on; '' for somebody who has not signed up. */
const from: Readonly<Record<VolunteerStep, readonly string[]>> = {
  checkIn: ['0'],
  checkOut: ['1'],
  signUp: ['', '5'],
  cancel: ['0'],
  look: ['', '0', '1', '2', '3', '4', '5'],
};
const order: readonly VolunteerStep[] = ['checkIn', 'checkOut', 'signUp', 'cancel', 'look'];

/** Whether a step is made at the place of the activity. */
export const isHere = (step: VolunteerStep): boolean => step === 'checkIn' || step === 'checkOut';

/** Whether a changing code is still to be scanned for a step for which it is the time. */
export const isAway = ({ isLive, ticket, steps }: CodedActivity): boolean =>
  isLive && ticket === '' && steps.some(isHere);

/** The steps for which it is the time, without those for which a changing code is still to be scanned. */
export const stepsHere = (activity: CodedActivity): VolunteerStep[] =>
  isAway(activity) ? activity.steps.filter((step) => !isHere(step)) : activity.steps;

/**
 * The steps that are offered, the likeliest first: of those for which it is the time, the ones that fit the volunteer;
 * before it is known who that is, all but taking back.
 */
export const stepsFor = (inTime: readonly string[], turn: VolunteerTurn | null): VolunteerStep[] =>
  order.filter(
    (step) => inTime.includes(step) && (turn === null ? step !== 'cancel' : from[step].includes(turn.status)),
  );
