import type { KindLooks } from '../KindLooks.ts';

/** A file. */
export const looks: KindLooks = {};
