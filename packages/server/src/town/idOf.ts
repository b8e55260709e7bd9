import { hash } from './Random.ts';

/** Id of the nth demo row of a register; the same on every machine. */
export const idOf = (path: string, n: number): string =>
  `18${String(hash(path) % 10_000_000).padStart(7, '0')}${String(n + 1).padStart(10, '0')}`;
