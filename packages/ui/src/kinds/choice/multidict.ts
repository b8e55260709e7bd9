import type { KindLooks } from '../KindLooks.ts';

/** Several entries of a dictionary. */
export const looks: KindLooks = { many: true };
