import type { Geometry, Position } from '../MapView/geo.ts';

/** What is wrong with a drawing among others, in words, and a place of it, if it has one. */
export interface DrawingFault {
  words: string;
  at?: Position;
  /** The ground that it is about, drawn on the map; none by default. */
  area?: Geometry;
  /** Whether it is only told and may stay so; default false. */
  isAllowed?: boolean;
}
