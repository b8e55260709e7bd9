import type { KindLooks } from '../KindLooks.ts';

/** A mobile number. */
export const looks: KindLooks = { input: 'phone', column: { width: 140 } };
