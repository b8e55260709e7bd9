import type { KindLooks } from '../KindLooks.ts';

/** A value that is drawn as another kind. */
export const looks: KindLooks = {};
