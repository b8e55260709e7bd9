import type { KindLooks } from '../KindLooks.ts';

/** Several files. */
export const looks: KindLooks = { many: true };
