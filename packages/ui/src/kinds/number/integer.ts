import type { KindLooks } from '../KindLooks.ts';

/** A whole number. */
export const looks: KindLooks = { scale: 0, column: { kind: 'number', width: 96 }, share: 0.7 };
