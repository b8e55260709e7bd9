import type { FlowEdge, FlowGraph, FlowNode } from '@lattice/flow/FlowGraph';

/** One line of the outline. */
export type OutlineLine =
  | { kind: 'node'; level: number; node: FlowNode }
  | { kind: 'edge'; level: number; edge: FlowEdge; from: FlowNode; to: FlowNode | undefined };

const isStart = ({ type }: FlowNode) => type === 'StartEvent';

/** Nodes of one level in order of flow: every node after those that lead to it, except where a flow goes back. */
function ordered(nodes: readonly FlowNode[], edges: readonly FlowEdge[]): FlowNode[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const leads = (node: FlowNode): FlowNode[] => [
    ...nodes.filter(({ host }) => host === node.id),
    ...edges
      .filter(({ from }) => from === node.id)
      .map(({ to }) => byId.get(to))
      .filter((one) => one !== undefined),
  ];
  const [seen, found] = [new Set<string>(), [] as FlowNode[]];
  const visit = (start: FlowNode) => {
    const stack: { node: FlowNode; rest: FlowNode[] }[] = [];
    const enter = (node: FlowNode) => {
      seen.add(node.id);
      stack.push({ node, rest: leads(node) });
    };
    if (!seen.has(start.id)) enter(start);
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const next = top.rest.pop();
      if (next !== undefined && !seen.has(next.id)) enter(next);
      else if (next === undefined) {
        found.unshift(top.node);
        stack.pop();
      }
    }
  };
  const led = new Set(edges.map(({ to }) => to));
  const roots = nodes.filter((node) => node.host === '' && (isStart(node) || !led.has(node.id)));
  for (const isWanted of [(node: FlowNode) => !isStart(node), isStart]) roots.filter(isWanted).reverse().forEach(visit);
  const before = found.splice(0);
  nodes.forEach(visit);
  return [...before, ...found];
}

/**
 * The lines of an outline: nodes in order of flow, with what a sub-process holds and the flows that lead on below each.
 */
export function outline({ nodes, edges }: FlowGraph): OutlineLine[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const below = (parent: string, level: number): OutlineLine[] =>
    ordered(
      nodes.filter((node) => node.parent === parent),
      edges,
    ).flatMap((node): OutlineLine[] => [
      { kind: 'node', level, node },
      ...below(node.id, level + 1),
      ...edges
        .filter(({ from }) => from === node.id)
        .map((edge): OutlineLine => ({ kind: 'edge', level: level + 1, edge, from: node, to: byId.get(edge.to) })),
    ]);
  return below('', 1);
}

/** Id of what a line stands for. */
export const lineId = (line: OutlineLine): string => (line.kind === 'node' ? line.node.id : line.edge.id);

/** Id of the node above an element in the outline, which is chosen once the element is gone; '' for the process. */
export function lineBefore(graph: FlowGraph, id: string): string {
  const lines = outline(graph);
  const above = lines
    .slice(
      0,
      lines.findIndex((line) => lineId(line) === id),
    )
    .findLast((line) => line.kind === 'node' && line.node.host !== id);
  return above === undefined ? '' : lineId(above);
}
