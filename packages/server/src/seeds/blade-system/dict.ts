import { dictionaryRows } from '../../domain/dictionaries/dictionaryRows.ts';
import type { Seed } from '../../town/Seed.ts';

/** Start data of 系统字典. */
export const seed: Seed = { rows: () => dictionaryRows().map((row) => ({ ...row })) };
