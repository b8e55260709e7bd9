import type { LiveKitSeat } from '@lattice/api/meetingCalls';
import type { LiveKit } from '../../../call/LiveKit.ts';
import { base64url, sign } from '../../../crypto/digest.ts';

/** Seconds for which a token is good; who is in by then stays. */
const GOOD = 180;
/** Milliseconds that a LiveKit server has to answer this one. */
const WAIT = 5000;

/** What a token allows, by the names of LiveKit. */
interface Grants {
  room?: string;
  roomJoin?: boolean;
  canPublish?: boolean;
  canSubscribe?: boolean;
  canPublishData?: boolean;
  roomAdmin?: boolean;
  roomCreate?: boolean;
  roomRecord?: boolean;
}

const part = (value: unknown): string => base64url(new TextEncoder().encode(JSON.stringify(value)));

/** A token of LiveKit: a JWT by HS256 with its grants. */
function tokenOf({ key, secret }: LiveKit, who: { sub?: string; name?: string }, video: Grants, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const claims = { iss: key, ...who, nbf: seconds - 10, exp: seconds + GOOD, video };
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${text}.${sign(secret, text)}`;
}

const roomOf = (meeting: string): string => `lattice-${meeting}`;

/** The web address of a LiveKit server, where it answers calls. */
export const webOrigin = ({ url }: Pick<LiveKit, 'url'>): string => new URL(url.replace(/^ws/, 'http')).origin;

/** The way of a seat to the room of its meeting, to send and to receive; nobody else has a token for it. */
export const liveKitSeat = (
  liveKit: LiveKit,
  { meeting, peer, name }: { meeting: string; peer: string; name: string },
  now: Date,
): LiveKitSeat => ({
  url: liveKit.url,
  token: tokenOf(
    liveKit,
    { sub: peer, name },
    { room: roomOf(meeting), roomJoin: true, canPublish: true, canSubscribe: true, canPublishData: false },
    now,
  ),
});

/** Makes a call of a LiveKit server; undefined where it does not know what was named. */
async function call(
  liveKit: LiveKit,
  method: string,
  { grants, body }: { grants: Grants; body: Readonly<Record<string, unknown>> },
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const response = await fetch(`${liveKit.url.replace(/^ws/, 'http')}/twirp/livekit.${method}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${tokenOf(liveKit, {}, grants, new Date())}`,
    },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(WAIT),
  });
  if (response.status === 404) {
    await response.body?.cancel();
    return undefined;
  }
  if (!response.ok) throw new Error(`LiveKit answered ${response.status} to ${method}`);
  return (await response.json()) as Readonly<Record<string, unknown>>;
}

/** Takes a seat out of the room of its meeting. */
export const removeSeat = async (liveKit: LiveKit, meeting: string, peer: string): Promise<unknown> => {
  const room = roomOf(meeting);
  return call(liveKit, 'RoomService/RemoveParticipant', {
    grants: { roomAdmin: true, room },
    body: { room, identity: peer },
  });
};

/** Ends the room of a meeting for everybody. */
export const closeRoom = async (liveKit: LiveKit, meeting: string): Promise<unknown> =>
  call(liveKit, 'RoomService/DeleteRoom', { grants: { roomCreate: true }, body: { room: roomOf(meeting) } });

const idsIn = (answer: Readonly<Record<string, unknown>> | undefined): string[] => {
  const items = Array.isArray(answer?.items) ? (answer.items as Readonly<Record<string, unknown>>[]) : [];
  return items.flatMap(({ egress_id: id, egressId = id }) => (typeof egressId === 'string' ? [egressId] : []));
};

/** Begins or ends the recording of a meeting; one that goes on is not begun again. */
export async function recordRoom(liveKit: LiveKit, meeting: string, isOn: boolean): Promise<void> {
  const grants: Grants = { roomRecord: true };
  const room = roomOf(meeting);
  const running = idsIn(await call(liveKit, 'Egress/ListEgress', { grants, body: { room_name: room, active: true } }));
  if (!isOn) {
    for (const id of running) await call(liveKit, 'Egress/StopEgress', { grants, body: { egress_id: id } });
    return;
  }
  if (running.length > 0) return;
  const files = [{ file_type: 'MP4', filepath: liveKit.recordings }];
  await call(liveKit, 'Egress/StartRoomCompositeEgress', {
    grants,
    body: { room_name: room, layout: 'grid', file_outputs: files },
  });
}
