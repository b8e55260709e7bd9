import type { DiagramElement, DiagramPoint } from './diagram.ts';
import type { FlowState } from './flowStandings.ts';
import { badges, badgeTexts } from './FlowViewer.css.ts';
import { glyphs } from './glyphs.ts';

const HEIGHT = 18;
const ICON = 11;
/** From the box of the icons, 24 by 24, to pixels. */
const SCALE = ICON / 24;

function svg(name: string, attributes: Readonly<Record<string, string | number>>, ...children: readonly (Node | string)[]): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/** About how wide a text of 11 pixels is; measuring every one would lay the page out each time. */
const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 11 : 6.4), 0);

/** The middle of the longest stretch of a line, and its angle in degrees. */
export function middleOf(corners: readonly DiagramPoint[]): { x: number; y: number; angle: number } {
  let longest = { x: 0, y: 0, angle: 0, length: -1 };
  for (const [place, one] of corners.entries()) {
    const other = corners[place + 1];
    if (other === undefined) break;
    const [dx, dy] = [other.x - one.x, other.y - one.y];
    const length = Math.hypot(dx, dy);
    if (length > longest.length) longest = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, angle: (Math.atan2(dy, dx) * 180) / Math.PI, length };
  }
  const { x, y, angle } = longest;
  return { x, y, angle };
}

/** How far the icon stands in its pill, in its own units. */
const [RIGHT, DOWN] = [6 / SCALE, (HEIGHT - ICON) / 2 / SCALE];

/** The outline of a pill around an icon, in units of the icon. */
function pill(wide: number): string {
  const [height, width] = [HEIGHT / SCALE, wide / SCALE];
  const round = height / 2;
  return `M${round - RIGHT} ${-DOWN}h${width - height}a${round} ${round} 0 0 1 0 ${height}h${height - width}a${round} ${round} 0 0 1 0 ${-height}z`;
}

/** The mark of a state on a node: icon and words in a pill on its upper edge, in the colours of `tone`. */
export function nodeBadge({ type, width }: DiagramElement, state: FlowState, text: string, tone: FlowState): SVGElement[] {
  const wide = widthOf(text) + ICON + 14;
  const isBox = /Task|SubProcess|Activity|Transaction/.test(type);
  const [x, y] = isBox ? [width - wide + 6, -HEIGHT / 2] : [(width - wide) / 2, -HEIGHT - 3];
  return [
    svg('path', { class: badges[tone], d: pill(wide) + glyphs[state], transform: `translate(${x + 6} ${y + (HEIGHT - ICON) / 2}) scale(${SCALE})` }),
    svg('text', { class: badgeTexts[tone], x: x + ICON + 9, y: y + 13 }, text),
  ];
}

/** The mark of a line that was taken: an arrow head in its middle, and how often where that is more than once. */
export function lineBadge(corners: readonly DiagramPoint[], count: number): SVGElement[] {
  const { x, y, angle } = middleOf(corners);
  const head = svg('path', { class: badges.passed, d: `M12 -8a20 20 0 1 1 0 40 20 20 0 1 1 0 -40z${glyphs.passed}`, transform: `translate(${x} ${y}) rotate(${angle}) scale(${SCALE}) translate(-12 -12)` });
  return count > 1 ? [head, svg('text', { class: badgeTexts.passed, x: x + HEIGHT / 2 + 3, y: y + 16 }, `×${count}`)] : [head];
}
