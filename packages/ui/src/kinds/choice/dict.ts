import type { KindLooks } from '../KindLooks.ts';

/** An entry of a dictionary. */
export const looks: KindLooks = {};
