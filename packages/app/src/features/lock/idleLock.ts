/** Key under which a browser remembers after how many minutes without work it locks the screen; none for never. */
export const IDLE_LOCK = 'idle-lock';

/** The minutes that may be chosen. */
export const IDLE_MINUTES: readonly number[] = [5, 10, 15, 30];

/** After how many minutes the screen locks: by the own choice, but never later than the town asks for; 0 for never. */
export function idleMinutes(own: string | null, most = 0): number {
  const chosen = Number(own);
  if (most === 0 || (chosen > 0 && chosen < most)) return chosen;
  return most;
}
