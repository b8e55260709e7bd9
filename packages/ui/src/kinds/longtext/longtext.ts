import type { KindLooks } from '../KindLooks.ts';

/** Several lines of text. */
export const looks: KindLooks = {};
