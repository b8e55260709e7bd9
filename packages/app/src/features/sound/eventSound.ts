import { type Tones, playTones } from './playTones.ts';

/** What is heard when an event waits. */
export const EVENT_TONES: Tones = { tones: [880, 660], length: 0.14 };

const ONCE = 'lattice-event-sound';
/** Milliseconds for which it sounds once at most, in all tabs of a browser. */
const PAUSE = 10_000;

/** Says by two short, soft tones that an event waits; once for many, and for all tabs. */
export async function eventSound(): Promise<void> {
  await navigator.locks.request(ONCE, { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    const end = playTones(EVENT_TONES);
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE);
    });
    end();
  });
}
