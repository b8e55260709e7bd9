import type { KindLooks } from '../KindLooks.ts';

/** A line or area on the map. */
export const looks: KindLooks = {};
