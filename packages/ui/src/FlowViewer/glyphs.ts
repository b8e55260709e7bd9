import type { FlowState } from './flowStandings.ts';

type Stroke = readonly (readonly [x: number, y: number])[];

/** The icon of each state as strokes in a box of 24 by 24. */
const strokes: Readonly<Record<FlowState, readonly Stroke[]>> = {
  waiting: [
    [
      [12, 4],
      [18, 6],
      [20, 12],
      [18, 18],
      [12, 20],
      [6, 18],
      [4, 12],
      [6, 6],
      [12, 4],
    ],
  ],
  claimable: [
    [
      [6, 3],
      [18, 3],
    ],
    [
      [6, 21],
      [18, 21],
    ],
    [
      [8, 3],
      [8, 7],
      [16, 17],
      [16, 21],
    ],
    [
      [16, 3],
      [16, 7],
      [8, 17],
      [8, 21],
    ],
  ],
  active: [
    [
      [8, 5],
      [8, 19],
      [19, 12],
      [8, 5],
      [8, 19],
    ],
  ],
  done: [
    [
      [20, 6],
      [9, 17],
      [4, 12],
    ],
  ],
  refused: [
    [
      [6, 6],
      [18, 18],
    ],
    [
      [18, 6],
      [6, 18],
    ],
  ],
  returned: [
    [
      [9, 4],
      [4, 9],
      [9, 14],
    ],
    [
      [4, 9],
      [15, 9],
      [19, 11],
      [21, 15],
      [19, 19],
      [15, 21],
      [11, 21],
    ],
  ],
  passed: [
    [
      [9, 5],
      [16, 12],
      [9, 19],
    ],
  ],
};

/** Where an icon is drawn. */
export interface GlyphPlace {
  /** Its middle. */
  x: number;
  /** Its middle. */
  y: number;
  /** Length of an edge of its box. */
  size: number;
  /** How far it is turned, in radians; default 0. */
  angle?: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** The icon of a state as the data of a path. */
export function glyphPath(state: FlowState, { x, y, size, angle = 0 }: GlyphPlace): string {
  const [cos, sin] = [(Math.cos(angle) * size) / 24, (Math.sin(angle) * size) / 24];
  const at = ([right, down]: readonly [number, number]) =>
    `${round(x + (right - 12) * cos - (down - 12) * sin)} ${round(y + (right - 12) * sin + (down - 12) * cos)}`;
  return strokes[state].map((stroke) => `M${stroke.map(at).join('L')}`).join('');
}
