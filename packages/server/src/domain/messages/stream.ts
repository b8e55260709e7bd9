import type { Database } from '../../db/Database.ts';
import { SESSION_CHANNEL } from '../../session/endSession.ts';
import { openTenant } from './ticket.ts';

/** The channel that tells whose inbox changed: the id of a user, or `*` for everybody. */
export const INBOX_CHANNEL = 'inbox';
/** The channel that tells in which tenant an event was reported or moved on. */
export const EVENT_CHANNEL = 'events';
/** Milliseconds between two signs of life, at which the session is looked at as well. */
const BEAT = 20_000;

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Server-sent events for one session: `news` when the inbox of its person changed, `events` when an event of the tenant
 * was reported or moved on, `over` before it closes because the session ended or was locked.
 */
export function newsStream(
  db: Database,
  { sessionId, userId, tenantId }: { sessionId: string; userId: string; tenantId: string },
  signal: AbortSignal,
): Response {
  const encoder = new TextEncoder();
  const ends: (() => void)[] = [];
  let isDone = false;
  const end = () => {
    isDone = true;
    for (const stop of ends.splice(0)) stop();
  };
  const body = new ReadableStream<Uint8Array>({
    start: async (controller) => {
      const say = (text: string) => {
        if (!isDone) controller.enqueue(encoder.encode(text));
      };
      const close = () => {
        if (isDone) return;
        say('event: over\ndata: 1\n\n');
        end();
        controller.close();
      };
      const keep = (stop: () => void) => (isDone ? stop() : void ends.push(stop));
      const look = () =>
        void openTenant(db, sessionId).then((open) => (open === null ? close() : say(': here\n\n')), close);
      signal.addEventListener('abort', end);
      keep(
        await db.listen(INBOX_CHANNEL, (whose) => {
          if (whose === '*' || whose === userId) say('event: news\ndata: 1\n\n');
        }),
      );
      keep(
        await db.listen(EVENT_CHANNEL, (where) => {
          if (where === tenantId) say('event: events\ndata: 1\n\n');
        }),
      );
      keep(
        await db.listen(SESSION_CHANNEL, (which) => {
          if (which === sessionId) look();
        }),
      );
      const beat = setInterval(look, BEAT);
      keep(() => clearInterval(beat));
      say('retry: 5000\n\n');
    },
    cancel: end,
  });
  return new Response(body, { headers });
}
