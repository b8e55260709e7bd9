import type { DiagramBox, DiagramElement, DiagramPoint } from './diagram.ts';

/** What is read of an element to know its box. */
type Boxed = Pick<DiagramElement, 'x' | 'y' | 'width' | 'height' | 'waypoints'>;

/** Room in pixels around nodes and lines, for the marks on them. */
const EDGE = 30;

const pointsOf = ({ x, y, width, height, waypoints }: Boxed): readonly DiagramPoint[] =>
  waypoints ??
  (width > 0
    ? [
        { x, y },
        { x: x + width, y: y + height },
      ]
    : []);

/** The least box around the elements of a diagram, with an edge. */
export function diagramBox(elements: readonly Boxed[]): DiagramBox {
  const points = elements.flatMap(pointsOf);
  if (points.length === 0) return { x: 0, y: 0, width: 2 * EDGE, height: 2 * EDGE };
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - EDGE, Math.min(...ys) - EDGE];
  return { x: left, y: top, width: Math.max(...xs) + EDGE - left, height: Math.max(...ys) + EDGE - top };
}

/** The part of the plane that shows a box in the middle of a room, no larger than life. */
export function fittingView(box: DiagramBox, room: { width: number; height: number }): DiagramBox {
  const scale = Math.min(1, room.width / box.width, room.height / box.height);
  const [width, height] = [room.width / scale, room.height / scale];
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

/**
 * The part of the plane that shows a box in a room of which something covers a strip at the left or the top, in pixels;
 * no larger than life.
 */
export function viewBeside(
  box: DiagramBox,
  room: { width: number; height: number },
  covered: { left: number; top: number },
): DiagramBox {
  const free = { width: Math.max(room.width - covered.left, 1), height: Math.max(room.height - covered.top, 1) };
  const view = fittingView(box, free);
  const scale = free.width / view.width;
  return {
    x: view.x - covered.left / scale,
    y: view.y - covered.top / scale,
    width: room.width / scale,
    height: room.height / scale,
  };
}
