import type { Messages } from '@lingui/core';

/** The English texts of each definition, by its file. */
export const englishLabels: Readonly<Record<string, () => Promise<Messages>>> = import.meta.glob<Messages>(['./**/*.ts', '!./**/*.test.ts'], { base: '../../api/src/resources/', query: '?labels-en', import: 'default' });
