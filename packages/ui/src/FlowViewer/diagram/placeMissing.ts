import type { FlowEdge, FlowNode } from '@lattice/flow/FlowGraph';
import type { DiagramBox, DiagramPoint } from './diagram.ts';

/** What a file says of its nodes and lines, and which of them it draws. */
export interface PartlyDrawn {
  nodes: readonly Pick<FlowNode, 'id' | 'type' | 'parent' | 'host'>[];
  edges: readonly Pick<FlowEdge, 'id' | 'from' | 'to'>[];
  /** Boxes of the nodes that are drawn. */
  boxes: ReadonlyMap<string, DiagramBox>;
  /** Lines that are drawn. */
  lines: ReadonlySet<string>;
}

/** Room in pixels between nodes in a row, between any two, and around what an open sub-process holds. */
const [GAP, APART, AROUND] = [60, 20, 40];
/** How far a free place is looked for, in steps. */
const [STEP, STEPS] = [20, 40];

const sizeOf = (type: string): { width: number; height: number } => {
  if (type.endsWith('Event')) return { width: 36, height: 36 };
  return type.endsWith('Gateway') ? { width: 50, height: 50 } : { width: 100, height: 80 };
};

const middleOf = ({ x, y, width, height }: DiagramBox): DiagramPoint => ({ x: x + width / 2, y: y + height / 2 });

const meet = (a: DiagramBox, b: DiagramBox): boolean =>
  a.x < b.x + b.width + APART &&
  b.x < a.x + a.width + APART &&
  a.y < b.y + b.height + APART &&
  b.y < a.y + a.height + APART;

const around = (boxes: readonly DiagramBox[], edge: number): DiagramBox => {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)) - edge, Math.min(...boxes.map((box) => box.y)) - edge];
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) + edge - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) + edge - y,
  };
};

/** Steps away from a place, the nearest first. */
const away = Array.from({ length: (2 * STEPS + 1) ** 2 }, (_, n) => ({
  x: ((n % (2 * STEPS + 1)) - STEPS) * STEP,
  y: (Math.floor(n / (2 * STEPS + 1)) - STEPS) * STEP,
})).sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));

/** Where a node would stand best: between its drawn neighbours, beside the one that it has, or with its like. */
function wishFor(
  { id, type, parent }: PartlyDrawn['nodes'][number],
  { nodes, edges }: PartlyDrawn,
  boxes: ReadonlyMap<string, DiagramBox>,
): DiagramBox {
  const size = sizeOf(type);
  const boxesOf = (ids: readonly string[]) => ids.flatMap((one) => boxes.get(one) ?? []);
  const [before] = boxesOf(edges.filter(({ to }) => to === id).map(({ from }) => from));
  const [behind] = boxesOf(edges.filter(({ from }) => from === id).map(({ to }) => to));
  const at = ({ x, y }: DiagramPoint): DiagramBox => ({ x: x - size.width / 2, y: y - size.height / 2, ...size });
  if (before !== undefined && behind !== undefined) {
    const [a, b] = [middleOf(before), middleOf(behind)];
    return at({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  }
  if (before !== undefined) return at({ x: before.x + before.width + GAP + size.width / 2, y: middleOf(before).y });
  if (behind !== undefined) return at({ x: behind.x - GAP - size.width / 2, y: middleOf(behind).y });
  const beside = boxesOf(nodes.filter((one) => one.parent === parent).map((one) => one.id));
  const whole = boxes.get(parent);
  if (beside.length === 0) return at(whole === undefined ? { x: 0, y: 0 } : middleOf(whole));
  const all = around(beside, 0);
  return { x: all.x, y: all.y + all.height + GAP, ...size };
}

/** The places of the nodes that a file does not draw; what it draws stays where it is. */
export function missingBoxes(drawn: PartlyDrawn): ReadonlyMap<string, DiagramBox> {
  const { nodes, boxes } = drawn;
  const placed = new Map<string, DiagramBox>();
  const all = new Map(boxes);
  const put = (id: string, box: DiagramBox) => {
    placed.set(id, box);
    all.set(id, box);
  };
  const holds = new Set(nodes.map(({ parent }) => parent));
  const open = nodes.filter(({ id, host }) => !boxes.has(id) && host === '');
  const leaves = open.filter(({ id }) => !holds.has(id));
  const isNear = ({ id }: { id: string }) =>
    drawn.edges.some(({ from, to }) => (to === id && all.has(from)) || (from === id && all.has(to)));
  while (leaves.length > 0) {
    const [node] = leaves.splice(Math.max(0, leaves.findIndex(isNear)), 1);
    if (node === undefined) break;
    const wish = wishFor(node, drawn, all);
    const others = [...all].filter(([id]) => !holds.has(id)).map(([, box]) => box);
    const moved = away.map(({ x, y }) => ({ ...wish, x: wish.x + x, y: wish.y + y }));
    put(node.id, moved.find((box) => !others.some((other) => meet(box, other))) ?? wish);
  }
  // What is inside comes first, so that those around it know how large they are.
  for (const { id } of open.filter((node) => holds.has(node.id)).reverse()) {
    const inner = nodes.filter(({ parent }) => parent === id).flatMap((one) => all.get(one.id) ?? []);
    put(id, around(inner, AROUND));
  }
  for (const { id, type, host } of nodes.filter((node) => !boxes.has(node.id) && node.host !== '')) {
    const on = all.get(host);
    if (on === undefined) continue;
    const size = sizeOf(type);
    const taken = nodes.filter((one) => one.host === host && all.has(one.id)).length;
    put(id, { x: on.x + on.width - 24 - 44 * taken - size.width / 2, y: on.y + on.height - size.height / 2, ...size });
  }
  return placed;
}

/** The ways of the lines that a file does not draw, from edge to edge of the nodes that they connect. */
export function missingLines(
  { edges, lines }: PartlyDrawn,
  boxes: ReadonlyMap<string, DiagramBox>,
): ReadonlyMap<string, readonly DiagramPoint[]> {
  const found = new Map<string, readonly DiagramPoint[]>();
  for (const { id, from, to } of edges) {
    const [source, target] = [boxes.get(from), boxes.get(to)];
    if (lines.has(id) || source === undefined || target === undefined) continue;
    const [a, b] = [middleOf(source), middleOf(target)];
    const [right, left] = [source.x + source.width, target.x];
    if (left > right) {
      const half = (right + left) / 2;
      const bend =
        a.y === b.y
          ? []
          : [
              { x: half, y: a.y },
              { x: half, y: b.y },
            ];
      found.set(id, [{ x: right, y: a.y }, ...bend, { x: left, y: b.y }]);
    } else {
      const below = Math.max(source.y + source.height, target.y + target.height) + APART;
      found.set(id, [
        { x: a.x, y: source.y + source.height },
        { x: a.x, y: below },
        { x: b.x, y: below },
        { x: b.x, y: target.y + target.height },
      ]);
    }
  }
  return found;
}
