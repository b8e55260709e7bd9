import { ExpressionError } from './ExpressionError.ts';
import type { Variables } from './evaluate.ts';
import type { FlowEdge, FlowGraph, FlowNode } from './FlowGraph.ts';
import { evaluateCondition, readExpression } from './template.ts';
import { type Reason, type Step, stuckAt, type Walk } from './Walk.ts';

/** Flows that lead on from a node, with the reason of each; what stops it instead where none does. */
function ways(
  node: FlowNode,
  out: readonly FlowEdge[],
  variables: Variables,
): { edge: FlowEdge; reason: Reason }[] | { why: 'noWay' | 'noValue' | 'unreadable'; word: string } {
  const isEvents = node.type === 'EventBasedGateway';
  const isExclusive = node.type === 'ExclusiveGateway' || isEvents;
  const asks = (edge: FlowEdge) =>
    edge.condition.trim() !== '' && node.type !== 'ParallelGateway' && edge.id !== node.defaultFlow;
  const found: { edge: FlowEdge; reason: Reason }[] = [];
  for (const edge of out) {
    if (edge.id === node.defaultFlow || (isExclusive && found.length > 0)) continue;
    if (!asks(edge)) found.push({ edge, reason: out.length === 1 ? 'only' : isEvents ? 'event' : 'all' });
    else {
      const read = readExpression(edge.condition);
      if (read === null) return { why: 'unreadable', word: edge.condition };
      try {
        if (evaluateCondition(read, variables)) found.push({ edge, reason: 'condition' });
      } catch (error) {
        if (error instanceof ExpressionError)
          return { why: 'noValue', word: error.fault === 'noValue' ? String(error.values[0]) : '' };
        throw error;
      }
    }
  }
  const fallback = out.find(({ id }) => id === node.defaultFlow);
  if (found.length === 0 && fallback !== undefined)
    return [{ edge: fallback, reason: out.length === 1 ? 'only' : 'default' }];
  return found.length === 0 && out.length > 0 ? { why: 'noWay', word: '' } : found;
}

/** Whether a node can still be come to from another. */
function leadsTo({ edges }: FlowGraph, from: string, to: string): boolean {
  const [seen, open] = [new Set<string>(), [from]];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const at = id;
    for (const edge of edges) {
      if (edge.from !== at || seen.has(edge.to)) continue;
      if (edge.to === to) return true;
      seen.add(edge.to);
      open.push(edge.to);
    }
  }
  return false;
}

/** Puts a token on the node behind a flow; gateways that join wait for the others. */
export function arrive(graph: FlowGraph, walk: Walk, edge: FlowEdge, reason: Reason): Walk {
  const next: Walk = { ...walk, log: [...walk.log, { kind: 'flow', id: edge.id, reason, condition: edge.condition }] };
  const target = graph.nodes.find(({ id }) => id === edge.to);
  if (target === undefined) return stuckAt(next, edge.id, 'noWay');
  const into = graph.edges.filter(({ to }) => to === target.id);
  const waits = into.length > 1 && (target.type === 'ParallelGateway' || target.type === 'InclusiveGateway');
  if (!waits)
    return { ...next, tokens: [...next.tokens, target.id], log: [...next.log, { kind: 'enter', id: target.id }] };
  return { ...next, arrived: [...next.arrived, edge.id] };
}

/** Opens the joining gateways for which nothing more is on its way. */
function join(graph: FlowGraph, walk: Walk): Walk {
  let next = walk;
  for (const id of new Set(graph.edges.filter((edge) => walk.arrived.includes(edge.id)).map(({ to }) => to))) {
    const [node, into] = [graph.nodes.find((one) => one.id === id), graph.edges.filter(({ to }) => to === id)];
    const here = into.filter((edge) => next.arrived.includes(edge.id));
    const isOpen =
      node?.type === 'ParallelGateway'
        ? here.length === into.length
        : !next.tokens.some((token) => leadsTo(graph, token, id));
    if (isOpen)
      next = {
        ...next,
        arrived: next.arrived.filter((edge) => !here.some((one) => one.id === edge)),
        tokens: [...next.tokens, id],
        log: [...next.log, { kind: 'enter', id }],
      };
    else if (!next.log.some((step) => step.kind === 'wait' && step.id === id))
      next = { ...next, log: [...next.log, { kind: 'wait', id }] };
  }
  return next;
}

/** Goes on from a node that is done; how often the timers on its edge fired is forgotten. */
export function leaveNode(graph: FlowGraph, walk: Walk, node: FlowNode, variables: Variables): Walk {
  const out = graph.edges.filter(({ from }) => from === node.id);
  const found = ways(node, out, variables);
  if (!Array.isArray(found)) return stuckAt(walk, node.id, found.why, found.word);
  const left: Walk = {
    ...walk,
    fired: walk.fired.filter((timer) => graph.nodes.find(({ id }) => id === timer)?.host !== node.id),
  };
  return join(
    graph,
    found.reduce((next, { edge, reason }) => arrive(graph, next, edge, reason), left),
  );
}

/** Whether a node stands in a sub-process, however deep. */
export function isInside({ nodes }: FlowGraph, id: string, sub: string): boolean {
  const parentOf = (one: string) => nodes.find((node) => node.id === one)?.parent ?? '';
  for (let parent = parentOf(id); parent !== ''; parent = parentOf(parent)) if (parent === sub) return true;
  return false;
}

/** Ids of the nodes of a sub-process at which something stands or is waited for. */
export function activeNodesIn(graph: FlowGraph, { tokens, arrived, open }: Walk, sub: string): string[] {
  const targets = graph.edges.filter(({ id }) => arrived.includes(id)).map(({ to }) => to);
  return [...tokens, ...targets, ...open].filter((id) => isInside(graph, id, sub));
}

/** A walk without all that stands in a sub-process, which stays open itself. */
export function clearSubProcess(graph: FlowGraph, walk: Walk, sub: string): Walk {
  const inner = new Set(activeNodesIn(graph, walk, sub));
  const hostOf = (timer: string) => graph.nodes.find(({ id }) => id === timer)?.host ?? '';
  return {
    ...walk,
    tokens: walk.tokens.filter((id) => !inner.has(id)),
    arrived: walk.arrived.filter((flow) => !inner.has(graph.edges.find(({ id }) => id === flow)?.to ?? '')),
    open: walk.open.filter((id) => !inner.has(id)),
    fired: walk.fired.filter((timer) => !isInside(graph, hostOf(timer), sub)),
  };
}

/**
 * Closes the sub-processes in which nothing is left, and the process where nothing is left at all; `last` is the node
 * that was left.
 */
export function closeFinished(graph: FlowGraph, walk: Walk, variables: Variables, last: string): Walk {
  let next = walk;
  for (;;) {
    const now = next;
    const done = now.isOver ? undefined : now.open.find((sub) => activeNodesIn(graph, now, sub).length === 0);
    const whole = graph.nodes.find(({ id }) => id === done);
    if (whole === undefined) break;
    next = leaveNode(graph, { ...now, open: now.open.filter((sub) => sub !== done) }, whole, variables);
  }
  if (next.isOver || next.tokens.length > 0) return next;
  const { arrived } = next;
  const waiting = graph.edges.find(({ id }) => arrived.includes(id));
  return waiting === undefined
    ? { ...next, isOver: true, log: [...next.log, { kind: 'finished', id: last } satisfies Step] }
    : stuckAt(next, waiting.to, 'noWay');
}
