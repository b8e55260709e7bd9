import type { DiagramBox, DiagramPoint } from './diagram.ts';

/** Size in pixels of the letters of a label, its lines, and the most it is wide. */
const [LETTER, LINE, MOST] = [11, 14, 90];
/** Distance in pixels from the line that it stands beside. */
const OFF = 10;

const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? LETTER : LETTER * 0.6), 0);

/**
 * Where the label of an event or a gateway stands when a line meets the middle of its lower edge, where labels stand by
 * themselves: beside that line, right of it or left; null where no line does.
 */
export function labelBeside(
  text: string,
  box: DiagramBox,
  lines: readonly (readonly DiagramPoint[])[],
  isLeft: boolean,
): DiagramBox | null {
  const [middle, bottom] = [box.x + box.width / 2, box.y + box.height];
  const isMet = lines.some((points) =>
    [points[0], points.at(-1)].some(
      (end) => end !== undefined && Math.abs(end.x - middle) < 1 && Math.abs(end.y - bottom) < 1,
    ),
  );
  if (!isMet || text.trim() === '') return null;
  const wide = widthOf(text.trim());
  const width = Math.ceil(Math.min(wide, MOST));
  return {
    x: isLeft ? middle - OFF - width : middle + OFF,
    y: bottom + 2,
    width,
    height: Math.ceil(wide / MOST) * LINE,
  };
}
