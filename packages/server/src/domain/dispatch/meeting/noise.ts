import type { MeetingWord } from '@lattice/api/meetingCalls';

/** Words a second that a connection may say in the long run, and at once. */
const A_SECOND = 50;
const AT_ONCE = 300;
/** Words that cannot be understood, or are too many, before a connection is closed. */
const PATIENCE = 40;

/** What a text says; null where that cannot be understood. */
export function wordOf(text: string): MeetingWord | null {
  try {
    const said = JSON.parse(text) as Partial<Record<string, unknown>> | null;
    if (said?.type === 'signal' && typeof said.to === 'string' && typeof said.data === 'object' && said.data !== null)
      return { type: 'signal', to: said.to, data: said.data };
    if (said?.type === 'state' && typeof said.hasSound === 'boolean' && typeof said.hasPicture === 'boolean')
      return { type: 'state', hasSound: said.hasSound, hasPicture: said.hasPicture };
    return null;
  } catch {
    return null;
  }
}

/**
 * Hears what one connection says, as long as it is understood and not too much: null where it is not heeded, `closed`
 * where nothing more is.
 */
export function hearing(now: () => number): (text: string) => MeetingWord | 'closed' | null {
  let [left, last, noise] = [AT_ONCE, now(), 0];
  return (text) => {
    if (noise >= PATIENCE) return 'closed';
    const at = now();
    left = Math.min(AT_ONCE, left + ((at - last) / 1000) * A_SECOND) - 1;
    last = at;
    const word = left < 0 ? null : wordOf(text);
    if (word === null) noise += 1;
    return noise >= PATIENCE ? 'closed' : word;
  };
}
