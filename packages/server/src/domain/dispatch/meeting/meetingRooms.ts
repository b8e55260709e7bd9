import { MEETING_ENDS, type MeetingNews, type MeetingWord } from '@lattice/api/meetingCalls';
import type { Settings } from '../../../call/Settings.ts';
import type { Database } from '../../../db/Database.ts';
import { SESSION_CHANNEL } from '../../../session/endSession.ts';
import { closeRoom, liveKitSeat, removeSeat } from './liveKit.ts';
import type { Holder } from './meetingTicket.ts';
import { MEETING_CHANNEL, freeSeat, keepSeats, noteMedia, peopleIn, takeSeat } from './people.ts';
import { type Sent, relay, relayReader } from './relay.ts';

/** A connection to a browser. */
export interface Line {
  say(news: MeetingNews): void;
  /** Ends it, with a code of `MEETING_ENDS`. */
  end(code: number): void;
  /** Asks for a sign of life; false where none came since it was last asked. */
  isAlive(): boolean;
}

interface Seat extends Holder {
  peer: string;
  line: Line;
}

interface Parts {
  db: Database;
  nextId: () => string;
  log: (line: string) => void;
  settings: Pick<Settings, 'liveKit'>;
  now: () => Date;
}

/** Milliseconds between two looks at whether everybody still lives; a seat is free after two of them in vain. */
const BEAT = 4000;

/** Rooms of meetings on this server; others on the same database hear what concerns theirs. */
export interface MeetingRooms {
  /** Seats somebody; gives what to do with their words and with their leaving. */
  enter(holder: Holder, line: Line): Promise<{ hear(word: MeetingWord): void; leave(): void }>;
  close(): Promise<void>;
}

/** Opens the rooms of a server: who is there stands in the database, what passes between browsers does not. */
export async function meetingRooms(
  { db, nextId, log, settings: { liveKit }, now }: Parts,
  beat = BEAT,
): Promise<MeetingRooms> {
  const server = nextId();
  const seats = new Map<string, Seat>();
  const drawing = new Map<string, 'busy' | 'again'>();
  const work = (promise: Promise<unknown>) =>
    void promise.catch((error: unknown) => log(`meeting: ${error instanceof Error ? error.message : 'failure'}`));

  const vacate = async ({ meeting, peer }: Seat) => {
    if (!seats.delete(peer)) return;
    if (liveKit !== undefined) work(removeSeat(liveKit, meeting, peer));
    await freeSeat(meeting, peer, db);
  };
  const dismiss = async (seat: Seat, code: number) => {
    if (!seats.has(seat.peer)) return;
    seat.line.end(code);
    await vacate(seat);
  };

  /** Tells the people of a meeting who is there, and ends what the database does not know any more. */
  const draw = async (meeting: string): Promise<void> => {
    const mine = [...seats.values()].filter((seat) => seat.meeting === meeting);
    if (mine.length === 0) return;
    const { rows } = await db.query("select 1 from dispatch_recorddispatch where id = $1 and status = '0'", [meeting]);
    if (rows.length === 0 && liveKit !== undefined) work(closeRoom(liveKit, meeting));
    const people = await peopleIn(meeting, db);
    for (const seat of mine) {
      if (rows.length === 0) await dismiss(seat, MEETING_ENDS.over);
      else if (!people.some(({ peer }) => peer === seat.peer)) await dismiss(seat, MEETING_ENDS.elsewhere);
      else seat.line.say({ type: 'people', people });
    }
  };
  const drawn = async (meeting: string): Promise<void> => {
    if (drawing.has(meeting)) return void drawing.set(meeting, 'again');
    drawing.set(meeting, 'busy');
    try {
      await draw(meeting);
    } finally {
      const isAgain = drawing.get(meeting) === 'again';
      drawing.delete(meeting);
      if (isAgain) work(drawn(meeting));
    }
  };

  const deliver = ({ meeting, to, from = '', data }: Sent): boolean => {
    const seat = seats.get(to);
    if (seat === undefined) return false;
    if (seat.meeting === meeting) seat.line.say({ type: 'signal', from, data });
    return true;
  };
  const hear = relayReader((sent) => {
    if (sent.to === '*') work(drawn(sent.meeting));
    else deliver(sent);
  });

  const look = async () => {
    // Whoever takes a seat during the query is not in its answer, and is asked about at the next look.
    const asked = [...seats.values()];
    const { rows } = await db.query<{ id: string }>(
      'select id::text as id from sys_session where id = any($1::bigint[]) and ended is null and locked is null',
      [asked.map(({ sessionId }) => sessionId)],
    );
    const open = new Set(rows.map(({ id }) => id));
    for (const seat of asked) if (!open.has(seat.sessionId)) await dismiss(seat, MEETING_ENDS.session);
  };
  const pulse = async () => {
    if (seats.size === 0) return;
    for (const seat of seats.values()) if (!seat.line.isAlive()) await dismiss(seat, MEETING_ENDS.over);
    await keepSeats([...seats.keys()], db);
    await look();
    for (const meeting of new Set([...seats.values()].map((seat) => seat.meeting))) await drawn(meeting);
  };

  const ends = [
    await db.listen(MEETING_CHANNEL, hear),
    await db.listen(SESSION_CHANNEL, (id) => {
      if ([...seats.values()].some(({ sessionId }) => sessionId === id)) work(look());
    }),
  ];
  const timer = setInterval(() => work(pulse()), beat);
  timer.unref();

  return {
    enter: async (holder, line) => {
      const seat: Seat = { ...holder, peer: nextId(), line };
      const { peer, meeting } = seat;
      const name = await takeSeat({ ...holder, peer, server }, db);
      seats.set(peer, seat);
      const way = liveKit && { liveKit: liveKitSeat(liveKit, { meeting, peer, name }, now()) };
      line.say({ type: 'welcome', peer, ...way });
      work(drawn(meeting));
      return {
        hear: (word) => {
          if (word.type === 'state') return work(noteMedia({ meeting, peer, ...word }, db));
          const sent = { meeting, to: word.to, from: peer, data: word.data };
          if (!deliver(sent)) work(relay(db, nextId(), sent));
        },
        leave: () => work(vacate(seat)),
      };
    },
    close: async () => {
      clearInterval(timer);
      for (const end of ends) end();
      for (const seat of seats.values()) seat.line.end(1012);
      seats.clear();
    },
  };
}
