import type { KindLooks } from '../KindLooks.ts';

/** A resident identity number. */
export const looks: KindLooks = { input: 'idcard', column: { width: 190 } };
