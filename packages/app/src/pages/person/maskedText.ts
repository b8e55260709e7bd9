import type { Sensitivity } from '@lattice/api/field';
import { mask } from '@lattice/api/mask';

/** A value as everybody may see it; the server has covered it already for most people. */
export const maskedText = (sensitivity: Sensitivity, words: string): string =>
  words.includes('*') ? words : mask(sensitivity, words);
