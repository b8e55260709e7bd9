import type { KindLooks } from '../KindLooks.ts';

/** Formatted text as HTML. */
export const looks: KindLooks = { input: 'rich', plain: false, html: true, wordless: true, requested: false };
