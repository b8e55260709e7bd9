import { Hierarchy } from '@visx/visx';
import type { ComponentProps } from 'react';
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

/** A unit at its place. */
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

/** What is laid out: a root without a unit, and the units under it. */
export interface OrgNode {
  unit?: OrgUnit;
  isFolded?: boolean;
  children: readonly OrgNode[];
}

/** The hierarchy of a chart before it is laid out, and after. */
export type OrgRoot = ReturnType<typeof Hierarchy.hierarchy<OrgNode>>;
type LaidNode = Parameters<NonNullable<ComponentProps<typeof Hierarchy.Tree<OrgNode>>['children']>>[0];

/** The units of a chart as a hierarchy under one root; folded units hide what is under them. */
export function orgHierarchy(units: readonly OrgUnit[], folded: ReadonlySet<string>): OrgRoot {
  const nodeOf = (unit: OrgUnit): OrgNode => {
    const under = unit.children ?? [];
    const isFolded = under.length > 0 && folded.has(unit.id);
    return { unit, isFolded, children: isFolded ? [] : under.map(nodeOf) };
  };
  return Hierarchy.hierarchy<OrgNode>({ children: units.map(nodeOf) }, ({ children }) => [...children]);
}

/** The distance of the middles of neighbours, across and along the direction. */
export function nodeSize(direction: OrgDirection, { box, beside, below }: OrgMeasures): [number, number] {
  return direction === 'vertical' ? [box.width + beside, box.height + below] : [box.height + beside, box.width + below];
}

/** The places of a hierarchy that is laid out, moved so that the chart begins at its corner. */
export function orgPlan(laid: LaidNode, direction: OrgDirection, measures: OrgMeasures): OrgPlan {
  const isDown = direction === 'vertical';
  const { box } = measures;
  const [, step] = nodeSize(direction, measures);
  const nodes = laid.descendants().filter(({ data }) => data.unit !== undefined);
  const least = Math.min(...nodes.map(({ x }) => x));
  const spot = ({ x, depth }: LaidNode) => {
    const [across, along] = [x - least, (depth - 1) * step];
    return isDown ? { x: across, y: along } : { x: along, y: across };
  };
  const places: OrgPlace[] = [];
  laid.eachBefore((node) => {
    const { unit, isFolded = false } = node.data;
    const beside = node.parent?.children ?? [];
    if (unit !== undefined)
      places.push({
        unit,
        parentId: node.parent?.data.unit?.id ?? null,
        level: node.depth,
        position: beside.indexOf(node) + 1,
        size: beside.length,
        isFolded,
        ...spot(node),
      });
  });
  const extent = (edges: readonly number[]) => Math.max(0, ...edges);
  return {
    places,
    width: extent(places.map(({ x }) => x + box.width)),
    height: extent(places.map(({ y }) => y + box.height)),
  };
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
