import type { KindLooks } from '../KindLooks.ts';

/** An array or object. */
export const looks: KindLooks = {};
