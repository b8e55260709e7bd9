import type { KindLooks } from '../KindLooks.ts';

/** A picture. */
export const looks: KindLooks = { input: 'pictures', column: { kind: 'image', width: 90 } };
