import type { Position } from '../MapView/geo.ts';

/** What is wrong with a drawing among others, in words, and a place of it. */
export interface DrawingFault {
  words: string;
  at: Position;
}
