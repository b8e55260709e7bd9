import type { Transport } from './bind.ts';
import { type Call, get, post } from './call.ts';
import type { Id } from './field.ts';

/** Something that is looked at where a patrol stops. */
export interface WalkItem {
  itemNo: number;
  itemName: string;
  standard: string;
}

/** A point of a patrol as its executor walks it; the check-in is empty before it was made. */
export interface WalkPoint {
  pointId: Id;
  pointName: string;
  pointCode: string;
  griddingId: Id;
  address: string;
  lng: string;
  lat: string;
  checkRadius: number;
  needPhoto: number;
  planTime: string;
  checkItems: WalkItem[];
  detailId: Id;
  checkTime: string;
  checkResult: string;
  eventId: Id;
}

/** A patrol that the person has to walk today, with its points in order. */
export interface PatrolWalk {
  id: Id;
  taskId: Id;
  taskName: string;
  requirement: string;
  /** The day of this round, `yyyy-MM-dd`. */
  patrolDate: string;
  /** Key of the dictionary `patrol_cycle`; 0 where it is walked once. */
  cycleType: string;
  startTime: string;
  endTime: string;
  status: string;
  points: WalkPoint[];
}

/** A check-in on its way to the server: the scanned or typed code, where the person is, and what was found. */
export interface CheckIn {
  progressId: Id;
  code: string;
  /** 1 where the code was read by the camera, 0 where it was typed. */
  scanned: 0 | 1;
  lng: string;
  lat: string;
  checkResult: '1' | '2' | '3';
  checkItems: { itemNo: number; itemName: string; result: string }[];
  abnormalDesc: string;
  images: string;
}

/** The words by which a check-in says how an item of a point was found; they are data. */
export const itemResults = { fine: '正常', wrong: '异常' } as const;

/** What a check-in answers: how far from the point it was made, and how far the patrol is. */
export interface CheckedIn {
  id: Id;
  distance: number;
  checkedPoints: number;
  totalPoints: number;
}

const PROGRESS = 'project/patrolTaskProgress';
const DETAIL = 'project/patrolTaskProgressDetail';
const blank: PatrolWalk = {
  id: '',
  taskId: '',
  taskName: '',
  requirement: '',
  patrolDate: '',
  cycleType: '',
  startTime: '',
  endTime: '',
  status: '',
  points: [
    {
      pointId: '',
      pointName: '',
      pointCode: '',
      griddingId: '',
      address: '',
      lng: '',
      lat: '',
      checkRadius: 0,
      needPhoto: 0,
      planTime: '',
      checkItems: [{ itemNo: 0, itemName: '', standard: '' }],
      detailId: '',
      checkTime: '',
      checkResult: '',
      eventId: '',
    },
  ],
};

/** The patrols that the person has to walk today. Our own server alone answers it. */
export const walksCall: Call<Record<string, never>, PatrolWalk[]> = get('walks', { blank: [blank] });
/** Checks in at a point of an own patrol. */
export const checkInCall: Call<CheckIn, CheckedIn> = post('checkIn', 'body', {
  access: 'view',
  blank: { id: '', distance: 0, checkedPoints: 0, totalPoints: 0 },
});
/** Ends the own round of a patrol before all points are reached, with the reason, or one with all of them. */
export const endRoundCall: Call<{ id: Id; remark: string }, boolean> = post('endRound', 'body', { access: 'view' });
/** Notes which event was raised from an own check-in. */
export const raisedCall: Call<{ id: Id; eventId: Id }, boolean> = post('raised', 'body', { access: 'view' });

/** The calls of a walked patrol, bound to a transport. */
export const walking = (transport: Transport) => ({
  walks: async (signal?: AbortSignal) =>
    (await transport.send(`${PROGRESS}/${walksCall.path}`, walksCall, {}, signal && { signal })) as PatrolWalk[],
  checkIn: async (checkIn: CheckIn) =>
    (await transport.send(`${PROGRESS}/${checkInCall.path}`, checkInCall, { ...checkIn })) as CheckedIn,
  endRound: async (id: Id, remark: string) =>
    (await transport.send(`${PROGRESS}/${endRoundCall.path}`, endRoundCall, { id, remark })) as boolean,
  raised: async (id: Id, eventId: Id) =>
    (await transport.send(`${DETAIL}/${raisedCall.path}`, raisedCall, { id, eventId })) as boolean,
});
