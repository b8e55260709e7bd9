import { a } from './a.ts';
import { b } from './b.ts';
import { c } from './c.ts';
import type { Dialect } from './Dialect.ts';

/** The three families by name. */
export const dialects: Record<Dialect['name'], Dialect> = { A: a, B: b, C: c };
