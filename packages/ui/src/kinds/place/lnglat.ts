import type { KindLooks } from '../KindLooks.ts';

/** A longitude or latitude. */
export const looks: KindLooks = {};
