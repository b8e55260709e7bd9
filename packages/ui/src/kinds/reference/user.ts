import type { KindLooks } from '../KindLooks.ts';

/** A person. */
export const looks: KindLooks = {};
