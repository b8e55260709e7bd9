import type { SendOptions, Transport } from '../bind.ts';
import { type Call, get } from '../call.ts';
import type { Id } from '../field.ts';

/** Hours of a day of the week in which a counsellor takes so many people. */
export interface CounsellingHours {
  /** Key of the dictionary `week_day`: 1 is Monday. */
  weekDay: string;
  /** `HH:mm:ss`. */
  startTime: string;
  endTime: string;
  quota: number;
}

/** A counsellor with the hours of the week, and how many places are taken by day and beginning. */
export interface CounsellorHours {
  id: Id;
  name: string;
  hours: readonly CounsellingHours[];
  taken: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** A month of counselling: its counsellors, and the days on which nobody works. */
export interface CounsellingMonth {
  closed: readonly string[];
  experts: readonly CounsellorHours[];
}

/** Hours and appointments of a month `yyyy-MM`. Our own server alone answers it. */
export const counsellingCall: Call<{ month: string }, CounsellingMonth> = get<{ month: string }, CounsellingMonth>(
  'month',
  {
    blank: {
      closed: [''],
      experts: [{ id: '', name: '', hours: [{ weekDay: '', startTime: '', endTime: '', quota: 0 }], taken: {} }],
    },
  },
);

/** Asks for the hours and appointments of a month. */
export const counsellingMonth = async (
  transport: Transport,
  month: string,
  options?: SendOptions,
): Promise<CounsellingMonth> =>
  (await transport.send(
    `psychological/consultingappointment/${counsellingCall.path}`,
    counsellingCall,
    { month },
    options,
  )) as CounsellingMonth;
