import type { KindLooks } from '../KindLooks.ts';

/** An address of the web. */
export const looks: KindLooks = { input: 'url', plain: false };
