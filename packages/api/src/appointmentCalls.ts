import type { Transport } from './bind.ts';
import { type Call, get, post } from './call.ts';
import type { Id } from './field.ts';

/** How many appointments a service takes, and has taken, by day and time slot; null where it takes any number. */
export interface ServiceQuota {
  id: Id;
  name: string;
  dayQuota: number | null;
  slotQuota: number | null;
  /** Appointments that stand, by day `yyyy-MM-dd` and key of the slot. */
  taken: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** A month of appointments: the services that take some, and the days on which nobody works. */
export interface AppointmentMonth {
  closed: readonly string[];
  services: readonly ServiceQuota[];
}

const BASE = 'scentre/esServiceAppointmentrecord';

/** Quota and appointments of a month `yyyy-MM`. Our own server alone answers it. */
export const monthCall: Call<{ month: string }, AppointmentMonth> = get('month', {
  blank: { closed: [''], services: [{ id: '', name: '', dayQuota: null, slotQuota: null, taken: {} }] },
});
/** Calls whoever has a confirmed appointment today to the counter; the first call gives the next number of the day. */
export const callCall: Call<{ id: Id }, { callNumber: number }> = post('call', 'body', { access: 'save' });

/** The calls of the appointment calendar, bound to a transport. */
export const appointing = (transport: Transport) => ({
  month: async (month: string, signal?: AbortSignal) =>
    (await transport.send(`${BASE}/${monthCall.path}`, monthCall, { month }, signal && { signal })) as AppointmentMonth,
  call: async (id: Id) =>
    (await transport.send(`${BASE}/${callCall.path}`, callCall, { id })) as { callNumber: number },
});
