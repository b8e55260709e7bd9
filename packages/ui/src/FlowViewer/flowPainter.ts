import { lineBadge, nodeBadge } from './badges.ts';
import type { ElementRegistry } from './diagram/diagram.ts';
import { drawBadges, type PlacedBadge } from './drawBadges.ts';
import type { FlowNode } from './flowNodes.ts';
import { type FlowReading, type FlowStanding, type FlowState, lookOf } from './flowStandings.ts';
import { looks } from './FlowViewer.css.ts';

/** What a diagram shows of a history. */
export interface FlowPaint {
  /** How nodes and lines stand, by id. */
  standings: ReadonlyMap<string, FlowStanding>;
  reading: FlowReading;
  /** A standing in words, such as 已完成 ×2. */
  textOf: (standing: FlowStanding) => string;
  /** What a node is called for screen readers. */
  nameOf: (node: FlowNode) => string;
}

/** Shows histories in a diagram. */
export interface FlowPainter {
  /** Shows a history in place of the last one. */
  paint: (history: FlowPaint) => void;
  /** Says whether words on nodes can be read; the marks have theirs from the first time on. */
  tellNear: (isNear: boolean) => void;
}

/** Gives the nodes and lines of a diagram their colours, and marks with icon and words. */
export function flowPainter(registry: ElementRegistry): FlowPainter {
  let badges = drawBadges([]);
  let isReadable = false;
  let undone: readonly (() => void)[] = [];
  const placedBadge = (id: string, standing: FlowStanding, { reading, textOf }: FlowPaint): PlacedBadge[] => {
    const drawn = registry.get(id);
    const plane = registry.getGraphics(id)?.closest('.viewport > g');
    if (drawn === undefined || !plane || standing.state === 'waiting') return [];
    if (drawn.waypoints) return [{ badge: lineBadge(drawn.waypoints, standing.count), tone: standing.state, plane }];
    const isPlain = standing.state === 'done' && lookOf('done', reading) === null;
    return [
      { badge: nodeBadge(drawn, standing.state, textOf(standing)), tone: isPlain ? 'waiting' : standing.state, plane },
    ];
  };
  const giveLook = (id: string, state: FlowState, reading: FlowReading): (() => void)[] => {
    const [graphics, look] = [registry.getGraphics(id), lookOf(state, reading)];
    if (graphics === undefined || look === null) return [];
    graphics.classList.add(looks[look]);
    return [() => graphics.classList.remove(looks[look])];
  };
  return {
    paint: (history) => {
      badges.remove();
      for (const undo of undone) undo();
      const standings = [...history.standings];
      undone = standings.flatMap(([id, { state }]) => giveLook(id, state, history.reading));
      badges = drawBadges(standings.flatMap(([id, standing]) => placedBadge(id, standing, history)));
      if (isReadable) badges.addWords();
    },
    tellNear: (isNear) => {
      isReadable = isNear;
      if (isNear) badges.addWords();
    },
  };
}
