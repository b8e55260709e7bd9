import type { KindLooks } from '../KindLooks.ts';

/** An administrative division. */
export const looks: KindLooks = { input: 'region' };
