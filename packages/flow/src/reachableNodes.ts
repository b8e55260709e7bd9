import type { FlowEdge, FlowGraph } from './FlowGraph.ts';

/** Flows by the node at one of their ends. */
export function flowsBy(edges: readonly FlowEdge[], end: 'from' | 'to'): ReadonlyMap<string, readonly FlowEdge[]> {
  const found = new Map<string, FlowEdge[]>();
  for (const edge of edges) {
    const list = found.get(edge[end]);
    if (list === undefined) found.set(edge[end], [edge]);
    else list.push(edge);
  }
  return found;
}

/** Ids of the nodes to which a path leads from a start, through sub-processes and timers on edges. */
export function reachableNodes({ nodes, edges }: FlowGraph): ReadonlySet<string> {
  const seen = new Set<string>();
  const leaving = flowsBy(edges, 'from');
  const led = new Set(edges.map(({ to }) => to));
  const entries = (parent: string) =>
    nodes
      .filter(
        (node) =>
          node.parent === parent &&
          node.host === '' &&
          (node.type === 'StartEvent' || (parent !== '' && !led.has(node.id))),
      )
      .map(({ id }) => id);
  const open = entries('');
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const from = id;
    open.push(
      ...(leaving.get(from) ?? []).map(({ to }) => to),
      ...nodes.filter(({ host }) => host === from).map((node) => node.id),
      ...entries(from),
    );
  }
  return seen;
}
