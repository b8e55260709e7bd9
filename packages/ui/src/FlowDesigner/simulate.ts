import { expression, isRunnable } from './expression.ts';
import type { FlowEdge, FlowGraph, FlowNode } from './FlowGraph.ts';
import { holds, ReckonFault, type Sample } from './reckon.ts';

/** Why a flow was taken: it was the only way, its condition held, no condition held and it is the default, or all ways are taken. */
export type Reason = 'only' | 'condition' | 'default' | 'all';

/** What happened in a walk. */
export type Step =
  | { kind: 'enter'; id: string }
  | { kind: 'flow'; id: string; reason: Reason; condition: string }
  | { kind: 'wait'; id: string }
  | { kind: 'finished'; id: string }
  | { kind: 'stuck'; id: string; why: 'noWay' | 'noValue' | 'unreadable' | 'endless' | 'noStart'; word: string };

/** A process on its way: where it stands, and what has happened. */
export interface Walk {
  /** Ids of the nodes where it stands, oldest first. */
  tokens: readonly string[];
  /** Ids of flows that have come to a gateway that waits for others. */
  arrived: readonly string[];
  /** Ids of sub-processes that are open. */
  open: readonly string[];
  log: readonly Step[];
  isOver: boolean;
}

/** Most steps of a walk; a loop that nothing ends stops here. */
const MOST = 500;

const stuck = (walk: Walk, id: string, why: Extract<Step, { kind: 'stuck' }>['why'], word = ''): Walk => ({ ...walk, isOver: true, log: [...walk.log, { kind: 'stuck', id, why, word }] });

/** A walk at the start of a process. */
export function startWalk({ key, nodes }: FlowGraph): Walk {
  const start = nodes.find(({ type, parent }) => type === 'StartEvent' && parent === '');
  const walk: Walk = { tokens: [], arrived: [], open: [], log: [], isOver: false };
  return start === undefined ? stuck(walk, key, 'noStart') : { ...walk, tokens: [start.id], log: [{ kind: 'enter', id: start.id }] };
}

/** Flows that lead on from a node, with the reason of each; what stops it instead where none does. */
function ways(node: FlowNode, out: readonly FlowEdge[], sample: Sample): { edge: FlowEdge; reason: Reason }[] | { why: 'noWay' | 'noValue' | 'unreadable'; word: string } {
  const isExclusive = node.type === 'ExclusiveGateway' || node.type === 'EventBasedGateway';
  const asks = (edge: FlowEdge) => edge.condition.trim() !== '' && node.type !== 'ParallelGateway' && edge.id !== node.defaultFlow;
  const found: { edge: FlowEdge; reason: Reason }[] = [];
  for (const edge of out) {
    if (edge.id === node.defaultFlow || (isExclusive && found.length > 0)) continue;
    if (!asks(edge)) found.push({ edge, reason: out.length === 1 ? 'only' : 'all' });
    else {
      const read = isRunnable(edge.condition) ? expression(edge.condition) : null;
      if (read === null) return { why: 'unreadable', word: edge.condition };
      try {
        if (holds(read, sample)) found.push({ edge, reason: 'condition' });
      } catch (error) {
        if (error instanceof ReckonFault) return { why: 'noValue', word: error.variable };
        throw error;
      }
    }
  }
  const fallback = out.find(({ id }) => id === node.defaultFlow);
  if (found.length === 0 && fallback !== undefined) return [{ edge: fallback, reason: out.length === 1 ? 'only' : 'default' }];
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
function arrive(graph: FlowGraph, walk: Walk, edge: FlowEdge, step: Step): Walk {
  const next: Walk = { ...walk, log: [...walk.log, step] };
  const target = graph.nodes.find(({ id }) => id === edge.to);
  if (target === undefined) return stuck(next, edge.id, 'noWay');
  const into = graph.edges.filter(({ to }) => to === target.id);
  const waits = into.length > 1 && (target.type === 'ParallelGateway' || target.type === 'InclusiveGateway');
  if (!waits) return { ...next, tokens: [...next.tokens, target.id], log: [...next.log, { kind: 'enter', id: target.id }] };
  return { ...next, arrived: [...next.arrived, edge.id] };
}

/** Opens the joining gateways for which nothing more is on its way. */
function join(graph: FlowGraph, walk: Walk): Walk {
  let next = walk;
  for (const id of new Set(graph.edges.filter((edge) => walk.arrived.includes(edge.id)).map(({ to }) => to))) {
    const [node, into] = [graph.nodes.find((one) => one.id === id), graph.edges.filter(({ to }) => to === id)];
    const here = into.filter((edge) => next.arrived.includes(edge.id));
    const isOpen = node?.type === 'ParallelGateway' ? here.length === into.length : !next.tokens.some((token) => leadsTo(graph, token, id));
    if (isOpen) next = { ...next, arrived: next.arrived.filter((edge) => !here.some((one) => one.id === edge)), tokens: [...next.tokens, id], log: [...next.log, { kind: 'enter', id }] };
    else if (!next.log.some((step) => step.kind === 'wait' && step.id === id)) next = { ...next, log: [...next.log, { kind: 'wait', id }] };
  }
  return next;
}

/** Goes on from a node that is done. */
function leave(graph: FlowGraph, walk: Walk, node: FlowNode, sample: Sample): Walk {
  const out = graph.edges.filter(({ from }) => from === node.id);
  const found = ways(node, out, sample);
  if (!Array.isArray(found)) return stuck(walk, node.id, found.why, found.word);
  return join(graph, found.reduce((next, { edge, reason }) => arrive(graph, next, edge, { kind: 'flow', id: edge.id, reason, condition: edge.condition }), walk));
}

/** Takes the oldest token one node further; the values may differ from step to step. A walk that is over stays as it is. */
export function stepWalk(graph: FlowGraph, walk: Walk, sample: Sample): Walk {
  const [at, ...rest] = walk.tokens;
  const node = graph.nodes.find(({ id }) => id === at);
  if (walk.isOver || node === undefined) return walk;
  if (walk.log.length > MOST) return stuck(walk, node.id, 'endless');
  let next: Walk = { ...walk, tokens: rest };
  const inner = graph.nodes.filter(({ parent, host }) => parent === node.id && host === '');
  const begins = inner.filter(({ id, type }) => type === 'StartEvent' || !graph.edges.some(({ to }) => to === id));
  if (node.type === 'SubProcess' && begins.length > 0) {
    next = { ...next, open: [...next.open, node.id], tokens: [...rest, ...begins.map(({ id }) => id)], log: [...next.log, ...begins.map(({ id }): Step => ({ kind: 'enter', id }))] };
  } else if (node.event === 'Terminate') next = { ...next, tokens: [], arrived: [], open: [] };
  else next = leave(graph, next, node, sample);
  const standsIn = (id: string, sub: string) => graph.nodes.find((one) => one.id === id)?.parent === sub;
  for (let sub = next.open.at(-1); sub !== undefined && !next.isOver; sub = next.open.at(-1)) {
    const [over, whole] = [sub, graph.nodes.find(({ id }) => id === sub)];
    if (whole === undefined || next.tokens.some((id) => standsIn(id, over))) break;
    next = leave(graph, { ...next, open: next.open.slice(0, -1) }, whole, sample);
  }
  if (next.isOver || next.tokens.length > 0) return next;
  const waiting = graph.edges.find(({ id }) => next.arrived.includes(id));
  return waiting === undefined ? { ...next, isOver: true, log: [...next.log, { kind: 'finished', id: node.id }] } : stuck(next, waiting.to, 'noWay');
}

/** Goes on to the end. */
export function runWalk(graph: FlowGraph, walk: Walk, sample: Sample): Walk {
  let next = walk;
  while (!next.isOver) next = stepWalk(graph, next, sample);
  return next;
}
