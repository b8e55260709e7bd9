import type { Position } from '../geo.ts';

/** A place in pixels. */
export type Pixel = readonly [x: number, y: number];

const between = ([x1, y1]: Pixel, [x2, y2]: Pixel, [x, y]: Pixel): number => {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  return length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / length));
};

/**
 * The place that a drawn position is drawn to: a vertex within reach, or else an edge; itself where nothing is near.
 * `pixelOf` says where positions are on the screen.
 */
export function snapTo(
  position: Position,
  lines: readonly (readonly Position[])[],
  pixelOf: (position: Position) => Pixel,
  reach: number,
): Position {
  const own = pixelOf(position);
  const far = ([x, y]: Pixel) => Math.hypot(x - own[0], y - own[1]);
  let [vertex, edge]: [Position | null, Position | null] = [null, null];
  let [toVertex, toEdge] = [reach, reach];
  for (const line of lines)
    for (const [at, end] of line.entries()) {
      const pixel = pixelOf(end);
      if (far(pixel) <= toVertex) [vertex, toVertex] = [end, far(pixel)];
      const start = line[at - 1];
      if (start === undefined) continue;
      const from = pixelOf(start);
      const share = between(from, pixel, own);
      const distance = far([from[0] + share * (pixel[0] - from[0]), from[1] + share * (pixel[1] - from[1])]);
      if (distance < toEdge)
        [edge, toEdge] = [[start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])], distance];
    }
  return vertex ?? edge ?? position;
}
