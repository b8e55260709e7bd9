import type { KindLooks } from '../KindLooks.ts';

/** A decimal number. */
export const looks: KindLooks = { column: { kind: 'number', width: 120 } };
