import type { SendOptions, Transport } from './bind.ts';
import { type Call, post } from './call.ts';
import type { Id } from './field.ts';

/** What a volunteer does by the code of an activity. */
export const volunteerSteps = ['look', 'signUp', 'cancel', 'checkIn', 'checkOut'] as const;
/** One of them. */
export type VolunteerStep = (typeof volunteerSteps)[number];

/** The code of an activity. */
export interface ActivityCode {
  id: Id;
  code: string;
  /** What follows the code on the screen there for a minute, behind a hyphen; '' where the code does not change. */
  end: string;
}

/** An activity as those see it who have its code, with the steps for which it is the time. */
export interface CodedActivity {
  id: Id;
  activityName: string;
  address: string;
  startTime: string;
  endTime: string;
  signUpDeadline: string;
  requirement: string;
  recruitCount: number;
  signedCount: number;
  rewardPoints: number;
  /** Key of the dictionary `volunteer_activity_status`. */
  status: string;
  steps: VolunteerStep[];
  /** Metres within which people check in, by the position of their device; 0 where none is asked for. */
  radius: number;
  /** Whether people check in by a code that changes on a screen there. */
  isLive: boolean;
  /** Shows for ten minutes that such a code was seen; '' for who has not. */
  ticket: string;
}

/** How a volunteer stands in an activity and altogether; times are empty before they are there. */
export interface VolunteerTurn {
  /** The name, masked. */
  volunteerName: string;
  /** Key of `volunteer_record_status`; '' where the volunteer has not signed up. */
  status: string;
  /** Key of `volunteer_permit_status`. */
  permitStatus: string;
  permitRemark: string;
  signInTime: string;
  signOutTime: string;
  serviceHours: number | null;
  /** Points that were granted for the activity. */
  points: number;
  /** Confirmed hours of all activities, and the stars that they make. */
  totalHours: number;
  starLevel: number;
}

/** What a volunteer says to be known by: the telephone and the last four signs of the identity card. */
export interface VolunteerProof {
  code: string;
  phone: string;
  idTail: string;
  ticket?: string;
  /** Where the device is. */
  place?: { lng: number; lat: number };
}

/** A step with who makes it, as it goes over the wire. */
type VolunteerMove = Omit<VolunteerProof, 'place'> & { step: VolunteerStep; lng?: number; lat?: number };

const ACTIVITIES = 'project/volunteActivities';

/** The codes of activities, made where there is none yet. Our own server alone answers it and what follows. */
export const activityCodesCall: Call<{ ids: string }, ActivityCode[]> = post<{ ids: string }, ActivityCode[]>(
  'codes',
  'body',
  { access: 'save', blank: [{ id: '', code: '', end: '' }] },
);
/** The activity of a code. */
export const guestActivityCall: Call<{ code: string }, CodedActivity> = post<{ code: string }, CodedActivity>(
  'guestActivity',
  'body',
  {
    access: 'anonymous',
    blank: {
      id: '',
      activityName: '',
      address: '',
      startTime: '',
      endTime: '',
      signUpDeadline: '',
      requirement: '',
      recruitCount: 0,
      signedCount: 0,
      rewardPoints: 0,
      status: '',
      steps: [],
      radius: 0,
      isLive: false,
      ticket: '',
    },
  },
);
/** Makes a step of a volunteer in the activity of a code, and tells how the volunteer stands. */
export const guestStepCall: Call<VolunteerMove, VolunteerTurn> = post<VolunteerMove, VolunteerTurn>(
  'guestStep',
  'body',
  {
    access: 'anonymous',
    blank: {
      volunteerName: '',
      status: '',
      permitStatus: '',
      permitRemark: '',
      signInTime: '',
      signOutTime: '',
      points: 0,
      totalHours: 0,
      starLevel: 0,
    },
  },
);

/** The calls of coded activities, bound to a transport. */
export const volunteering = (transport: Transport) => {
  const send = async <I, O>(call: Call<I, O>, input: I, options?: SendOptions): Promise<O> =>
    (await transport.send(`${ACTIVITIES}/${call.path}`, call, input, options)) as O;
  return {
    codes: async (ids: readonly Id[]) => send(activityCodesCall, { ids: ids.join(',') }),
    activity: async (code: string, options?: SendOptions) => send(guestActivityCall, { code }, options),
    step: async (step: VolunteerStep, { place, ...proof }: VolunteerProof) =>
      send(guestStepCall, { step, ...proof, ...place }),
  };
};
