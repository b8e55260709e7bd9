import type { Transport } from './bind.ts';
import { type Call, get, post } from './call.ts';

/** The shift of today of a grid member, and how the day stands; times and results are empty before they are known. */
export interface OwnShift {
  /** Name of the attendance group; empty where the person is in none. */
  setName: string;
  attendanceDate: string;
  /** Time of day, `HH:mm`. */
  onTime: string;
  offTime: string;
  /** Key of `punch_mode`: inside the grid, at a fixed place, anywhere. */
  punchMode: string;
  isWorkday: boolean;
  /** Which of both the next punch is. */
  next: 'on' | 'off';
  /** Whether clocking out now would be early. */
  isEarly: boolean;
  onPunchTime: string;
  /** Key of `punch_result`. */
  onResult: string;
  offPunchTime: string;
  offResult: string;
}

const REGISTER = 'grid/gridmemberattendancerecord';
/** The shift of whoever is in no attendance group. */
export const noShift: OwnShift = {
  setName: '',
  attendanceDate: '',
  onTime: '',
  offTime: '',
  punchMode: '',
  isWorkday: false,
  next: 'on',
  isEarly: false,
  onPunchTime: '',
  onResult: '',
  offPunchTime: '',
  offResult: '',
};

/** The own shift of today. Our own server alone answers it. */
export const ownShiftCall: Call<Record<string, never>, OwnShift> = get('ownShift', { blank: noShift });
/** Clocks in or out at a place, judged by the shift; gives how the day stands then. */
export const punchCall: Call<{ lng: string; lat: string }, OwnShift> = post('punch', 'body', {
  access: 'view',
  blank: noShift,
});

/** The calls of clocking in and out, bound to a transport. */
export const punching = (transport: Transport) => ({
  ownShift: async (signal?: AbortSignal) =>
    (await transport.send(`${REGISTER}/${ownShiftCall.path}`, ownShiftCall, {}, signal && { signal })) as OwnShift,
  punch: async (place: { lng: string; lat: string }) =>
    (await transport.send(`${REGISTER}/${punchCall.path}`, punchCall, place)) as OwnShift,
});
