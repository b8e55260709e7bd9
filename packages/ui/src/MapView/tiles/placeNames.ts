import type { Pen } from './paintShapes.ts';

/** A name that would like to be written. */
export interface NameWish {
  text: string;
  /** Where it starts, where it ends, or its middle for the name of a shape. */
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  /** Names of lower rank give way. */
  rank: number;
}

/** Something that no name may cover. */
export interface Obstacle {
  x: number;
  y: number;
  half: number;
}

/** A name with its box. */
export interface PlacedName extends NameWish {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Most characters of a name on the map. */
const LONGEST = 12;
/** Half a line of text. */
const LINE = 8;
/** Pixels beyond a tile in which names and marks may reach into it. */
export const NAME_MARGIN = 300;

/** Share of a name's width that stands before its place. */
const SHARE = { start: 0, middle: 0.5, end: 1 } as const;

const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);
const widths = new Map<string, number>();

/** How wide a text is in pixels. */
function widthOf(pen: Pen, text: string): number {
  const key = `${pen.font}|${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  if (widths.size > 5000) widths.clear();
  const width = pen.measureText(text).width;
  widths.set(key, width);
  return width;
}

const collide = (one: PlacedName, other: PlacedName) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const covers = (name: PlacedName, { x, y, half }: Obstacle) =>
  x + half > name.left && x - half < name.right && y + half > name.top && y - half < name.bottom;

/** True where one name comes before another; every tile decides the same. */
const isBefore = (one: PlacedName, other: PlacedName) =>
  one.rank === other.rank
    ? one.text === other.text
      ? one.x + one.y < other.x + other.y
      : one.text < other.text
    : one.rank > other.rank;

/**
 * The names that can be written: those that touch nothing that counts more. A name that gives way still keeps its place
 * free, so that neighbouring tiles come to the same choice without asking each other.
 */
export function placeNames(pen: Pen, wishes: readonly NameWish[], obstacles: readonly Obstacle[]): PlacedName[] {
  const boxes = wishes.map((wish): PlacedName => {
    const text = short(wish.text);
    const width = widthOf(pen, text);
    const left = wish.x - width * SHARE[wish.anchor];
    return { ...wish, text, left: left - 2, right: left + width + 2, top: wish.y - LINE, bottom: wish.y + LINE };
  });
  return boxes.filter(
    (box) =>
      !obstacles.some((obstacle) => covers(box, obstacle)) &&
      !boxes.some((other) => other !== box && collide(box, other) && isBefore(other, box)),
  );
}

/** Writes names with a halo in the colour of the ground. */
export function writeNames(pen: Pen, names: readonly PlacedName[], color: string, halo: string): void {
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.lineWidth = 3;
  pen.strokeStyle = halo;
  for (const { text, left, y } of names) pen.strokeText(text, left + 2, y);
  pen.fillStyle = color;
  for (const { text, left, y } of names) pen.fillText(text, left + 2, y);
}
