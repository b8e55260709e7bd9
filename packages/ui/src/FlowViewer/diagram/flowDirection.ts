import type { FlowNode } from '../flowNodes.ts';

/** Unit steps of the arrow keys. */
const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

interface Way {
  id: string;
  /** How far it lies in the direction, in pixels. */
  along: number;
  /** How far it lies beside it. */
  across: number;
}

/** The nodes that lie in the direction of an arrow key, best first: straight ahead before askew, near before far. */
function waysTo(from: FlowNode, nodes: readonly FlowNode[], [stepX, stepY]: readonly [x: number, y: number]): Way[] {
  return nodes
    .map(({ id, x, y }): Way => ({
      id,
      along: (x - from.x) * stepX + (y - from.y) * stepY,
      across: Math.abs((x - from.x) * stepY) + Math.abs((y - from.y) * stepX),
    }))
    .filter(({ along }) => along > 1)
    .sort((one, other) => one.across / one.along - other.across / other.along || one.along - other.along);
}

/**
 * Where a key leads from a node; null where it leads nowhere or is another key. Arrows follow the lines, and where none
 * goes that way, lead to the nearest node there; PageDown and PageUp take the nodes in order, Home and End the first
 * and the last.
 */
export function flowTarget(key: string, nodes: readonly FlowNode[], fromId: string): string | null {
  const at = nodes.findIndex(({ id }) => id === fromId);
  const from = nodes[at];
  if (from === undefined) return nodes[0]?.id ?? null;
  if (key === 'Home' || key === 'End') return nodes.at(key === 'Home' ? 0 : -1)?.id ?? null;
  if (key === 'PageDown' || key === 'PageUp') return nodes[at + (key === 'PageDown' ? 1 : -1)]?.id ?? null;
  const step = STEPS[key];
  if (step === undefined) return null;
  const linked = new Set([...from.next, ...from.previous]);
  const [best] = waysTo(
    from,
    nodes.filter(({ id }) => linked.has(id)),
    step,
  );
  if (best) return best.id;
  const [near] = waysTo(from, nodes, step)
    .filter(({ along, across }) => across <= along)
    .sort((one, other) => one.along + one.across - other.along - other.across);
  return near?.id ?? null;
}
