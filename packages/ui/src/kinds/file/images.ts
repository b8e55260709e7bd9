import type { KindLooks } from '../KindLooks.ts';

/** Several pictures. */
export const looks: KindLooks = { input: 'pictures', many: true };
