/** Key under which a browser remembers after how many minutes without work it locks the screen; none for never. */
export const IDLE_LOCK = 'idle-lock';

/** The minutes that may be chosen. */
export const IDLE_MINUTES: readonly number[] = [5, 10, 15, 30];
