import type { DiagramElement, DiagramPoint } from './diagram/diagram.ts';
import type { FlowState } from './flowStandings.ts';
import { glyphPath } from './glyphs.ts';

/** Height of a mark in pixels. */
const HEIGHT = 18;
const ICON = 11;

/** The mark of a state on a node or line: the data of its path, and its words with where they begin. */
export interface Badge {
  path: string;
  /** '' for none. */
  text: string;
  x: number;
  y: number;
}

/** About how wide a text of 11 pixels is; measuring every one would lay the page out each time. */
const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 11 : 6.4), 0);

const pill = (x: number, y: number, wide: number): string =>
  `M${x + HEIGHT / 2} ${y}h${wide - HEIGHT}a9 9 0 0 1 0 ${HEIGHT}h${HEIGHT - wide}a9 9 0 0 1 0 ${-HEIGHT}z`;

/** The middle of the longest stretch of a line, and its angle in radians. */
export function middleOf(corners: readonly DiagramPoint[]): { x: number; y: number; angle: number } {
  let longest = { x: 0, y: 0, angle: 0, length: -1 };
  for (const [place, one] of corners.entries()) {
    const other = corners[place + 1];
    if (other === undefined) break;
    const [dx, dy] = [other.x - one.x, other.y - one.y];
    const length = Math.hypot(dx, dy);
    if (length > longest.length)
      longest = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, angle: Math.atan2(dy, dx), length };
  }
  const { x, y, angle } = longest;
  return { x, y, angle };
}

/** Icon and words in a pill on the upper edge of a node. */
export function nodeBadge({ type, x, y, width }: DiagramElement, state: FlowState, text: string): Badge {
  const wide = widthOf(text) + ICON + 14;
  const isBox = /Task|SubProcess|Activity|Transaction/.test(type);
  const [left, top] = isBox ? [x + width - wide + 6, y - HEIGHT / 2] : [x + (width - wide) / 2, y - HEIGHT - 3];
  return {
    path: pill(left, top, wide) + glyphPath(state, { x: left + 6 + ICON / 2, y: top + HEIGHT / 2, size: ICON }),
    text,
    x: left + ICON + 9,
    y: top + 13,
  };
}

/** An arrow head in the middle of a line that was taken, and how often where that is more than once. */
export function lineBadge(corners: readonly DiagramPoint[], count: number): Badge {
  const { x, y, angle } = middleOf(corners);
  const text = count > 1 ? `×${count}` : '';
  const wide = text === '' ? HEIGHT : HEIGHT + widthOf(text) + 3;
  const left = x - wide / 2;
  return {
    path: pill(left, y - HEIGHT / 2, wide) + glyphPath('passed', { x: left + HEIGHT / 2, y, size: ICON, angle }),
    text,
    x: left + HEIGHT - 1,
    y: y + 4,
  };
}
