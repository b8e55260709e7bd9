import type { KindLooks } from '../KindLooks.ts';

/** A time of day. */
export const looks: KindLooks = { input: 'clock' };
