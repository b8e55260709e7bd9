import type { KindLooks } from '../KindLooks.ts';

/** A day. */
export const looks: KindLooks = { calendar: 'date', column: { kind: 'date', width: 120 } };
