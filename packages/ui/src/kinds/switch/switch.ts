import type { KindLooks } from '../KindLooks.ts';

/** On or off. */
export const looks: KindLooks = {};
