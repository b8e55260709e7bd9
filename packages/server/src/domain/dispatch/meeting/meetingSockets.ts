import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { TLSSocket } from 'node:tls';
import { MEETINGS, MEETING_ENDS, ROOM, ROOM_PROTOCOL } from '@lattice/api/meetingCalls';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { Settings } from '../../../call/Settings.ts';
import type { Database } from '../../../db/Database.ts';
import { behindProxy } from '../../../http/behindProxy.ts';
import { type Line, meetingRooms } from './meetingRooms.ts';
import { holderOf } from './meetingTicket.ts';
import { hearing } from './noise.ts';

/** Bytes of the longest word. */
const LONGEST = 64_000;
/** Bytes that may wait for a browser that does not read. */
const MOST_WAITING = 2_000_000;

interface Parts {
  db: Database;
  nextId: () => string;
  log: (line: string) => void;
  settings: Pick<Settings, 'liveKit'>;
  now?: () => Date;
  /** Number of proxies in front. */
  proxies: number;
}

/** Answers the wishes of browsers to speak with the room of a meeting. */
export interface MeetingSockets {
  upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): Promise<void>;
}

/** A wish to upgrade as a request, as it left the browser. */
function requestOf(incoming: IncomingMessage, proxies: number): Request {
  const isSecure = 'encrypted' in incoming.socket && (incoming.socket as TLSSocket).encrypted;
  const url = `${isSecure ? 'https' : 'http'}://${incoming.headers.host ?? ''}${incoming.url ?? '/'}`;
  const headers = new Headers();
  for (const name of ['cookie', 'origin', 'x-forwarded-proto', 'x-forwarded-for', 'sec-websocket-protocol']) {
    const value = incoming.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  return behindProxy({ request: new Request(url, { headers }), address: '' }, proxies).request;
}

const isOwnPage = (request: Request): boolean => request.headers.get('origin') === new URL(request.url).origin;

const ticketIn = (request: Request): string => {
  const [protocol, ticket = ''] = (request.headers.get('sec-websocket-protocol') ?? '')
    .split(',')
    .map((one) => one.trim());
  return protocol === ROOM_PROTOCOL ? ticket : '';
};

const textOf = (data: RawData): string =>
  Array.isArray(data) ? Buffer.concat(data).toString('utf8') : Buffer.from(data as Buffer).toString('utf8');

/** The line of a socket; one that leaves a ping without an answer until the next is dead, and is cut off. */
function lineOf(socket: WebSocket): Line {
  let [hasAnswered, isDead] = [true, false];
  socket.on('pong', () => {
    hasAnswered = true;
  });
  return {
    say: (news) => {
      if (socket.bufferedAmount > MOST_WAITING) socket.terminate();
      else socket.send(JSON.stringify(news));
    },
    end: (code) => (isDead ? socket.terminate() : socket.close(code)),
    isAlive: () => {
      isDead = !hasAnswered;
      hasAnswered = false;
      if (!isDead) socket.ping();
      return !isDead;
    },
  };
}

/** Opens the door of the rooms: own pages alone, with a pass. */
export async function meetingSockets(parts: Parts, beat?: number): Promise<MeetingSockets> {
  const { db, log, now = () => new Date(), proxies } = parts;
  const rooms = await meetingRooms({ ...parts, now }, beat);
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST,
    clientTracking: false,
    handleProtocols: () => ROOM_PROTOCOL,
  });
  const refuse = (socket: Duplex, status: string) => {
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  };
  const admit = async (incoming: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const request = requestOf(incoming, proxies);
    if (new URL(request.url).pathname !== `/api/${MEETINGS}/${ROOM}`) return refuse(socket, '404 Not Found');
    if (!isOwnPage(request)) return refuse(socket, '403 Forbidden');
    const holder = await holderOf(ticketIn(request), request, { db, now });
    if (holder === null) return refuse(socket, '401 Unauthorized');
    return server.handleUpgrade(incoming, socket, head, (opened) => {
      opened.on('error', () => opened.terminate());
      const understood = hearing(() => performance.now());
      const inside = rooms.enter(holder, lineOf(opened));
      inside.catch((error: unknown) => {
        log(`meeting: ${error instanceof Error ? error.message : 'failure'}`);
        opened.close(1011);
      });
      opened.on('message', (data) => {
        const word = understood(textOf(data));
        if (word === 'closed') opened.close(MEETING_ENDS.noise);
        else if (word !== null)
          void inside.then(
            ({ hear }) => hear(word),
            () => undefined,
          );
      });
      opened.on(
        'close',
        () =>
          void inside.then(
            ({ leave }) => leave(),
            () => undefined,
          ),
      );
    });
  };
  return {
    upgrade: (incoming, socket, head) => {
      socket.on('error', () => socket.destroy());
      admit(incoming, socket, head).catch(() => refuse(socket, '400 Bad Request'));
    },
    close: async () => {
      await rooms.close();
      server.close();
    },
  };
}
