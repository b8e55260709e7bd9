import type { KindLooks } from '../KindLooks.ts';

/** A record of a register. */
export const looks: KindLooks = { column: { minWidth: 136 } };
