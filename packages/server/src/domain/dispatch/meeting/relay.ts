import type { Database } from '../../../db/Database.ts';
import { MEETING_CHANNEL } from './people.ts';

/** Something for a connection of a meeting, or news of its people for all (`to` is `*`). */
export interface Sent {
  meeting: string;
  to: string;
  from?: string;
  data?: unknown;
}

interface Part {
  id: string;
  of: number;
  at: number;
  text: string;
}

/** Letters of a part; a notification holds 7999 bytes at most. */
const PART = 7000;
/** Parts that are waited for at most, and for how long: news that a broken connection lost never come. */
const MOST_WAITING = 200;
const WAIT_MS = 10_000;

const isPart = (word: Sent | Part): word is Part => 'of' in word;

/** Sends something to whichever server has the connection; what is too long for one notification goes in parts. */
export async function relay(db: Database, id: string, sent: Sent): Promise<void> {
  const text = Buffer.from(JSON.stringify(sent)).toString('base64');
  const of = Math.ceil(text.length / PART);
  for (let at = 0; at < of; at += 1)
    await db.notify(
      MEETING_CHANNEL,
      JSON.stringify({ id, of, at, text: text.slice(at * PART, (at + 1) * PART) } satisfies Part),
    );
}

/** Puts together what came in parts, in whatever order; calls `hear` with what is whole. */
export function relayReader(hear: (sent: Sent) => void): (payload: string) => void {
  const waiting = new Map<string, { parts: string[]; since: number }>();
  const forget = () => {
    const old = Date.now() - WAIT_MS;
    for (const [id, { since }] of waiting) if (since < old || waiting.size > MOST_WAITING) waiting.delete(id);
  };
  return (payload) => {
    const word = JSON.parse(payload) as Sent | Part;
    if (!isPart(word)) return hear(word);
    const { parts } = waiting.get(word.id) ?? { parts: [] };
    parts[word.at] = word.text;
    waiting.set(word.id, { parts, since: Date.now() });
    if (Object.keys(parts).length < word.of) return forget();
    waiting.delete(word.id);
    return hear(JSON.parse(Buffer.from(parts.join(''), 'base64').toString('utf8')) as Sent);
  };
}
