import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type MeetingNews, ROOM_PROTOCOL } from '@lattice/api/meetingCalls';
import type { MeetingSockets } from '@lattice/server/domain/dispatch/meeting/meetingSockets';
import { WebSocket } from 'ws';
import type { Visitor } from './openTown.ts';

/** Makes a call about meetings. */
export const askMeeting = (visitor: Visitor, path: string, input: Readonly<Record<string, unknown>>) =>
  visitor.ask(`dispatch/recorddispatch/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });

/** Opens the door of the rooms on a port of this machine. */
export async function openDoor(sockets: MeetingSockets): Promise<{ port: number; close(): Promise<void> }> {
  const http = createServer();
  http.on('upgrade', sockets.upgrade);
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
  return {
    port: (http.address() as AddressInfo).port,
    close: async () => {
      await sockets.close();
      http.closeAllConnections();
      http.close();
    },
  };
}

/** Asks at the door with a pass; `ended` is the code of the end, or the status of a refusal. */
export function knock(ticket: string, port: number, origin = `http://127.0.0.1:${port}`) {
  const news: MeetingNews[] = [];
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/dispatch/recorddispatch/room`, [ROOM_PROTOCOL, ticket], {
    origin,
  });
  socket.on('message', (data) => void news.push(JSON.parse((data as Buffer).toString('utf8')) as MeetingNews));
  const ended = new Promise<number>((resolve) => {
    socket.on('close', (code) => resolve(code));
    socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode ?? 0));
    socket.on('error', () => undefined);
  });
  return { socket, news, ended };
}

/** Something to wait for, and what ends the wait. */
export function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}
