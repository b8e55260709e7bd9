/** A longitude and a latitude in degrees. */
export type Position = readonly [lng: number, lat: number];

/** Which ring of an area is meant: its part, from 0, and 0 for the outer border or the number of a hole. */
export interface RingName {
  part: number;
  hole: number;
}

/** The parts of an area, each an outer ring and its holes; rings are closed by repetition. */
export type Outline = readonly (readonly (readonly Position[])[])[];
