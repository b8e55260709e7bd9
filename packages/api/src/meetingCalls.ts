import type { Transport } from './bind.ts';
import { type Call, get, post } from './call.ts';
import type { Id } from './field.ts';

/** Path below which the calls stand. */
export const MEETINGS = 'dispatch/recorddispatch';
/** Last part of the address of a room, to which browsers connect by WebSocket. */
export const ROOM = 'room';
/** Name of what is spoken there; the pass stands beside it, so that no address holds it. */
export const ROOM_PROTOCOL = 'lattice-meeting';
/** How many people a meeting has at most: each sends to each other. */
export const MOST_PEOPLE = 6;
/** How many it has where a LiveKit server carries it. */
export const MOST_AT_LIVEKIT = 50;

/** How somebody stands to a meeting: called, there, left again, or not coming. */
export type Attendance = 'called' | 'here' | 'left' | 'declined';

/** Somebody who was called to a meeting, or who called it. */
export interface MeetingPerson {
  userId: Id;
  name: string;
  attendance: Attendance;
  /** Number of the connection while the person is there; '' else. Of two, the higher one offers. */
  peer: string;
  hasSound: boolean;
  hasPicture: boolean;
}

/** A server that helps browsers to find a way to each other. */
export interface IceServer {
  urls: string[];
  username?: string;
  credential?: string;
}

/** A pass to the room of a meeting, good for half a minute. */
export interface MeetingPass {
  ticket: string;
  roomName: string;
  /** Whether the person called the meeting, and may end it. */
  isHost: boolean;
  iceServers: IceServer[];
  /** How many people may be called. */
  most: number;
  /** Whether the person may have the meeting recorded. */
  mayRecord: boolean;
}

/** The way of one seat to the LiveKit server that carries the meeting. */
export interface LiveKitSeat {
  url: string;
  /** Good for this seat and a few minutes. */
  token: string;
}

/** A call to a meeting that nobody has answered. */
export interface MeetingRing {
  id: Id;
  roomName: string;
  /** Who calls. */
  from: string;
}

/** What a browser says to the room. */
export type MeetingWord =
  | { type: 'signal'; to: string; data: unknown }
  | { type: 'state'; hasSound: boolean; hasPicture: boolean };

/** What the room says to a browser. */
export type MeetingNews =
  | { type: 'welcome'; peer: string; liveKit?: LiveKitSeat }
  | { type: 'people'; people: MeetingPerson[] }
  | { type: 'signal'; from: string; data: unknown };

/** Why the room closes a connection, as the code of its end. */
export const MEETING_ENDS = {
  /** The meeting is over. */
  over: 4000,
  /** The person joined by another device. */
  elsewhere: 4001,
  /** The session ended or was locked. */
  session: 4002,
  /** It said what cannot be understood, or too much. */
  noise: 4003,
} as const;

/** Opens the way into a meeting for somebody who was called. */
export const joinMeetingCall: Call<{ id: Id }, MeetingPass> = post('joinMeeting', 'body', {
  access: 'session',
  blank: { ticket: '', roomName: '', isHost: false, iceServers: [{ urls: [] }], most: 0, mayRecord: false },
});
/** Says that one does not come. */
export const declineMeetingCall: Call<{ id: Id }, boolean> = post('declineMeeting', 'body', { access: 'session' });
/** Calls more people to a meeting of one's own. */
export const callToMeetingCall: Call<{ id: Id; userIds: string }, number> = post('callToMeeting', 'body', {
  access: 'session',
});
/** Ends a meeting of one's own for everybody. */
export const endMeetingCall: Call<{ id: Id }, boolean> = post('endMeeting', 'body', { access: 'session' });
/** Begins or ends the recording of a meeting of one's own, at a LiveKit server. */
export const recordMeetingCall: Call<{ id: Id; isOn: boolean }, boolean> = post('recordMeeting', 'body', {
  access: 'session',
});
/** Meetings to which the person is called right now. */
export const meetingRingsCall: Call<void, MeetingRing[]> = get('meetingRings', {
  access: 'session',
  blank: [{ id: '', roomName: '', from: '' }],
});

/** The calls about meetings that our own server alone answers, bound to a transport. */
export const meetingCalls = (transport: Transport) => {
  const send = async <I, O>(call: Call<I, O>, input: I): Promise<O> =>
    (await transport.send(`${MEETINGS}/${call.path}`, call, input)) as O;
  return {
    join: async (id: Id) => send(joinMeetingCall, { id }),
    decline: async (id: Id) => send(declineMeetingCall, { id }),
    callMore: async (id: Id, userIds: string) => send(callToMeetingCall, { id, userIds }),
    end: async (id: Id) => send(endMeetingCall, { id }),
    record: async (id: Id, isOn: boolean) => send(recordMeetingCall, { id, isOn }),
    rings: async () => send(meetingRingsCall, undefined),
  };
};
