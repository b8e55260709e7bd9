import type { Transport } from './bind.ts';
import { type Call, get, post } from './call.ts';
import type { Id } from './field.ts';

/** The questions of supervision over the course of events, each a computed field of the event. */
export const eventFaults = ['isUnaccepted', 'isUnhandled', 'isImproper', 'isKnotty'] as const;

/** One question of supervision. */
export type EventFault = (typeof eventFaults)[number];

/** How many events a question finds with a department and a person; empty where none is named yet. */
export interface FaultCount {
  fault: EventFault;
  deptId: Id;
  deptIdName: string;
  userId: Id;
  userIdName: string;
  count: number;
}

/** What a reminder did: events that were urged, and those that were urged within the hour or have nobody to urge. */
export interface Urged {
  urged: number;
  skipped: number;
}

const BASE = 'event/eventsupervise';

/**
 * Figures of each question; those about the past look at the events reported since `startDate`. Our own server alone
 * answers it.
 */
export const faultsCall: Call<{ startDate: string }, FaultCount[]> = get('faults', {
  blank: [{ fault: 'isUnaccepted', deptId: '', deptIdName: '', userId: '', userIdName: '', count: 0 }],
});
/** Reminds whoever holds the events `ids`, at most once an hour each. */
export const urgeCall: Call<{ ids: string }, Urged> = post('urge', 'body', { access: 'save' });

/** The calls of event supervision, bound to a transport. */
export const supervising = (transport: Transport) => ({
  faults: async (startDate: string, signal?: AbortSignal) =>
    (await transport.send(
      `${BASE}/${faultsCall.path}`,
      faultsCall,
      { startDate },
      signal && { signal },
    )) as FaultCount[],
  urge: async (ids: string) => (await transport.send(`${BASE}/${urgeCall.path}`, urgeCall, { ids })) as Urged,
});
