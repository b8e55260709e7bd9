import type { KindLooks } from '../KindLooks.ts';

/** A moment. */
export const looks: KindLooks = { input: 'moment', calendar: 'datetime', column: { kind: 'date', width: 180 } };
