import { nameOf } from '../nameOf.ts';
import { Random } from '../Random.ts';

/** Plate of the nth patrol car; no place has the letter Z. */
export const plateOf = (car: number): string => `云Z${10_801 + car * 37}`;

/** Who drives the nth patrol car. */
export const carDriver = (car: number): string => nameOf(new Random(`patrol car ${car}`), '1', 1985);
