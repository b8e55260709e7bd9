import type { KindLooks } from '../KindLooks.ts';

/** A department. */
export const looks: KindLooks = {};
