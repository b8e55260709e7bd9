import { browserStore } from '../../base/browserStore.ts';

const KEY = 'active';
/** Least time between two notes, in milliseconds. */
const STEP = 5000;
const deeds = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

let noted = 0;

/** Notes that the person is active, for every tab of this browser. */
export function noteActivity(): void {
  const now = Date.now();
  if (now - noted < STEP) return;
  noted = now;
  browserStore.write(KEY, String(now));
}

/** When the person was last active in any tab, in epoch milliseconds. */
export const lastActivity = (): number => Math.max(noted, Number(browserStore.read(KEY)) || 0);

/** Notes every deed of the person until the returned function is called. */
export function watchActivity(): () => void {
  noted = 0;
  noteActivity();
  for (const deed of deeds) window.addEventListener(deed, noteActivity, { passive: true, capture: true });
  return () => {
    for (const deed of deeds) window.removeEventListener(deed, noteActivity, { capture: true });
  };
}
