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
}

const ACTIVITIES = 'project/volunteActivities';

/** The codes of activities, made where there is none yet. Our own server alone answers it and what follows. */
export const activityCodesCall: Call<{ ids: string }, ActivityCode[]> = post<{ ids: string }, ActivityCode[]>(
  'codes',
  'body',
  { access: 'save', blank: [{ id: '', code: '' }] },
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
    },
  },
);
/** Makes a step of a volunteer in the activity of a code, and tells how the volunteer stands. */
export const guestStepCall: Call<VolunteerProof & { step: VolunteerStep }, VolunteerTurn> = post<
  VolunteerProof & { step: VolunteerStep },
  VolunteerTurn
>('guestStep', 'body', {
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
});

/** The calls of coded activities, bound to a transport. */
export const volunteering = (transport: Transport) => {
  const send = async <I, O>(call: Call<I, O>, input: I, options?: SendOptions): Promise<O> =>
    (await transport.send(`${ACTIVITIES}/${call.path}`, call, input, options)) as O;
  return {
    codes: async (ids: readonly Id[]) => send(activityCodesCall, { ids: ids.join(',') }),
    activity: async (code: string, options?: SendOptions) => send(guestActivityCall, { code }, options),
    step: async (step: VolunteerStep, proof: VolunteerProof) => send(guestStepCall, { step, ...proof }),
  };
};
