import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TokenVerifier } from 'livekit-server-sdk';

/** What a LiveKit server was asked, and what the token of the call allows. */
interface Asked {
  method: string;
  body: Record<string, unknown>;
  video: Record<string, unknown>;
}

/** A LiveKit server that answers calls as its source does, and lets nobody in without a token of its key. */
export interface LiveKitStandIn {
  url: string;
  key: string;
  secret: string;
  told(): Asked[];
  /** Lets the next call of a method fail. */
  fail(method: string): void;
  /** Lets all calls wait until what it gives is called. */
  hold(): () => void;
  close(): Promise<void>;
}

/** Opens one on a port of this machine; it knows one recording while that goes on. */
export async function openLiveKitStandIn(): Promise<LiveKitStandIn> {
  const [key, secret] = ['APIlattice', 'a-secret-of-more-than-thirty-two-characters'];
  const asked: Asked[] = [];
  const recordings = new Set<string>();
  const failing = new Set<string>();
  let held = Promise.resolve();
  const answers: Readonly<Record<string, (body: Record<string, unknown>) => unknown>> = {
    'RoomService/RemoveParticipant': () => ({}),
    'RoomService/DeleteRoom': () => ({}),
    'Egress/ListEgress': () => ({ items: [...recordings].map((id) => ({ egress_id: id })) }),
    'Egress/StartRoomCompositeEgress': () => {
      recordings.add('EG_1');
      return { egress_id: 'EG_1' };
    },
    'Egress/StopEgress': ({ egress_id: id }) => {
      recordings.delete(String(id));
      return { egress_id: id };
    },
  };
  const server = createServer((request, response) => {
    const method = (request.url ?? '').replace('/twirp/livekit.', '');
    const refuse = (status: number) => {
      response.statusCode = status;
      response.end(JSON.stringify({ code: 'unauthenticated', msg: 'permissions denied' }));
    };
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString('utf8')));
    request.on('end', () => {
      const token = (request.headers.authorization ?? '').replace(/^Bearer /, '');
      void new TokenVerifier(key, secret).verify(token).then(
        async ({ video = {} }) => {
          const body = JSON.parse(text) as Record<string, unknown>;
          const may = method.startsWith('Egress/')
            ? video.roomRecord === true
            : method.endsWith('DeleteRoom')
              ? video.roomCreate === true
              : video.roomAdmin === true && video.room === body.room;
          const answer = answers[method];
          if (!may || answer === undefined) return refuse(may ? 404 : 403);
          if (failing.delete(method)) return refuse(500);
          asked.push({ method, body, video: { ...video } });
          await held;
          response.setHeader('content-type', 'application/json');
          return response.end(JSON.stringify(answer(body)));
        },
        () => refuse(401),
      );
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key,
    secret,
    told: () => [...asked],
    fail: (method) => void failing.add(method),
    hold: () => {
      let release = () => {};
      held = new Promise((resolve) => (release = resolve));
      return release;
    },
    close: async () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
