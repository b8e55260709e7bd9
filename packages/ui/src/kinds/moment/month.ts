import type { KindLooks } from '../KindLooks.ts';

/** A month. */
export const looks: KindLooks = { input: 'month' };
