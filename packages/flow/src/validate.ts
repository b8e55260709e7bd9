import { checkEdge, checkNode } from './checkElements.ts';
import type { FlowGraph } from './FlowGraph.ts';
import { nodeTypes, processKey } from './nodeRules.ts';
import { type Problem, Report } from './Problem.ts';
import { flowsBy, reachableNodes } from './reachableNodes.ts';

/**
 * What is wrong with a process, errors before warnings. The designer shows it, and the server refuses to deploy what
 * has an error. `isBean` knows the names that service tasks may call; without it every name is taken.
 */
export function validate(graph: FlowGraph, isBean: (name: string) => boolean = () => true): Problem[] {
  const { key, nodes, edges } = graph;
  const report = new Report();
  if (!processKey.test(key)) report.error(key, 'badKey', key);
  const top = nodes.filter(({ parent }) => parent === '');
  if (!top.some(({ type }) => type === 'StartEvent')) report.error(key, 'noStart');
  if (!top.some(({ type }) => type === 'EndEvent')) report.error(key, 'noEnd');
  const ids = [...nodes, ...edges].map(({ id }) => id);
  const known = new Set<string>();
  const twice = ids.filter((id) => known.size === known.add(id).size);
  for (const id of new Set(twice)) report.error(id, 'duplicateId', id);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const [leaving, entering] = [flowsBy(edges, 'from'), flowsBy(edges, 'to')];
  const seen = reachableNodes(graph);
  for (const node of nodes) {
    checkNode(node, leaving.get(node.id) ?? [], entering.has(node.id), isBean, report);
    if (!seen.has(node.id) && nodeTypes.includes(node.type)) report.warning(node.id, 'unreachable');
  }
  for (const edge of edges) {
    const siblings = leaving.get(edge.from)?.length ?? 0;
    checkEdge(edge, byId.get(edge.from), byId.get(edge.to), siblings, report);
  }
  const { problems } = report;
  return [...problems.filter(({ isError }) => isError), ...problems.filter(({ isError }) => !isError)];
}
