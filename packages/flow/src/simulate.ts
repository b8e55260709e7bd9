import { fireTimer, isTimedWait } from './fireTimer.ts';
import type { FlowGraph } from './FlowGraph.ts';
import { clearSubProcess, leaveNode, closeFinished } from './leaveNode.ts';
import type { Variables } from './evaluate.ts';
import { type Step, stuckAt, type Walk } from './Walk.ts';

/** Most steps of a walk; a loop that nothing ends stops here. */
const MAX_STEPS = 500;

/** A walk at the start of a process. */
export function startWalk({ key, nodes }: FlowGraph): Walk {
  const start = nodes.find(({ type, parent }) => type === 'StartEvent' && parent === '');
  const walk: Walk = { tokens: [], arrived: [], open: [], fired: [], log: [], isOver: false };
  return start === undefined
    ? stuckAt(walk, key, 'noStart')
    : { ...walk, tokens: [start.id], log: [{ kind: 'enter', id: start.id }] };
}

/**
 * Takes the oldest token one node further; the values may differ from step to step. A walk that is over stays as it is.
 */
export function stepWalk(graph: FlowGraph, walk: Walk, variables: Variables): Walk {
  const [at, ...rest] = walk.tokens;
  const node = graph.nodes.find(({ id }) => id === at);
  if (walk.isOver || node === undefined) return walk;
  if (walk.log.length > MAX_STEPS) return stuckAt(walk, node.id, 'endless');
  if (isTimedWait(node)) return fireTimer(graph, walk, node.id, variables);
  let next: Walk = { ...walk, tokens: rest };
  const inner = graph.nodes.filter(({ parent, host }) => parent === node.id && host === '');
  const begins = inner.filter(({ id, type }) => type === 'StartEvent' || !graph.edges.some(({ to }) => to === id));
  if (node.type === 'SubProcess' && begins.length > 0) {
    next = {
      ...next,
      open: [...next.open, node.id],
      tokens: [...rest, ...begins.map(({ id }) => id)],
      log: [...next.log, ...begins.map(({ id }): Step => ({ kind: 'enter', id }))],
    };
  } else if (node.event === 'Terminate')
    next =
      node.parent === '' ? { ...next, tokens: [], arrived: [], open: [] } : clearSubProcess(graph, next, node.parent);
  else next = leaveNode(graph, next, node, variables);
  return closeFinished(graph, next, variables, node.id);
}

/** Goes on to the end, as long as no time is up on the way. */
export function runWalk(graph: FlowGraph, walk: Walk, variables: Variables): Walk {
  let next = walk;
  while (!next.isOver) next = stepWalk(graph, next, variables);
  return next;
}
