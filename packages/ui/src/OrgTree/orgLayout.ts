import type { OrgUnit } from './OrgUnit.ts';

/** Which way a chart grows: `vertical` from the top down, `horizontal` from the start to the end of a line. */
export type OrgDirection = 'vertical' | 'horizontal';

/** The measures of a chart in pixels. */
export interface OrgMeasures {
  /** Size of a box. */
  box: { width: number; height: number };
  /** Room between units side by side. */
  beside: number;
  /** Room between a unit and those under it. */
  below: number;
}

/** A unit at its place: the middle of its box across the direction, and its start along it. */
export interface OrgPlace {
  unit: OrgUnit;
  parentId: string | null;
  level: number;
  position: number;
  size: number;
  isFolded: boolean;
  /** Left edge in pixels. */
  x: number;
  /** Top edge in pixels. */
  y: number;
}

/** A chart ready to be drawn. */
export interface OrgPlan {
  places: readonly OrgPlace[];
  width: number;
  height: number;
}

/** Lays a chart out: a unit stands in the middle over those under it, and none overlaps another. Folded units hide what is under them. */
export function orgLayout(
  units: readonly OrgUnit[],
  folded: ReadonlySet<string>,
  direction: OrgDirection,
  { box, beside, below }: OrgMeasures,
): OrgPlan {
  const isDown = direction === 'vertical';
  const [across, along] = isDown ? [box.width, box.height] : [box.height, box.width];
  const places: OrgPlace[] = [];
  let next = 0;
  let deepest = 0;
  const put = (list: readonly OrgUnit[], parentId: string | null, level: number): number[] =>
    list.map((unit, index) => {
      const at = places.length;
      const under = unit.children ?? [];
      const isFolded = folded.has(unit.id) && under.length > 0;
      const place: OrgPlace = { unit, parentId, level, position: index + 1, size: list.length, isFolded, x: 0, y: 0 };
      places.push(place);
      deepest = Math.max(deepest, level);
      const middles = isFolded ? [] : put(under, unit.id, level + 1);
      const [first, last] = [middles[0], middles.at(-1)];
      let middle = first === undefined || last === undefined ? next : (first + last) / 2;
      if (middles.length === 0) {
        middle = next;
        next += across + beside;
      }
      const depth = (level - 1) * (along + below);
      places[at] = { ...place, ...(isDown ? { x: middle, y: depth } : { x: depth, y: middle }) };
      return middle;
    });
  put(units, null, 1);
  const [wide, deep] = [Math.max(0, next - beside), deepest === 0 ? 0 : deepest * (along + below) - below];
  return { places, ...(isDown ? { width: wide, height: deep } : { width: deep, height: wide }) };
}

/** The line from a unit to one under it, as the path of an SVG: straight, with one step half way. */
export function orgLine(from: OrgPlace, to: OrgPlace, direction: OrgDirection, { box, below }: OrgMeasures): string {
  if (direction === 'vertical') {
    const turn = from.y + box.height + below / 2;
    return `M${from.x + box.width / 2} ${from.y + box.height}V${turn}H${to.x + box.width / 2}V${to.y}`;
  }
  const turn = from.x + box.width + below / 2;
  return `M${from.x + box.width} ${from.y + box.height / 2}H${turn}V${to.y + box.height / 2}H${to.x}`;
}
