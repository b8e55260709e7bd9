import type { KindLooks } from '../KindLooks.ts';

/** One line of text. */
export const looks: KindLooks = {};
