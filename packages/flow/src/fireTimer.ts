import type { FlowGraph, FlowNode } from './FlowGraph.ts';
import { arrive, clearSubProcess, leaveNode, closeFinished } from './leaveNode.ts';
import type { Variables } from './evaluate.ts';
import { readCycle } from './spans.ts';
import type { Walk } from './Walk.ts';

/** Activities that stay until somebody has done something; the others are over before any time is up. */
const WAITING: ReadonlySet<string> = new Set(['UserTask', 'ManualTask', 'SubProcess']);

/** Whether a node waits for a time in the middle of a flow. */
export const isTimedWait = ({ type, event }: FlowNode): boolean =>
  type === 'IntermediateCatchEvent' && event === 'Timer';

/** How often a timer may fire while its activity stays open. */
function mostOf({ timer, isInterrupting }: FlowNode): number {
  if (isInterrupting || timer?.kind !== 'cycle') return 1;
  const times = readCycle(timer.text)?.times ?? 0;
  return times === 0 ? Infinity : times;
}

/**
 * The timers whose time may be up where a walk stands: on the edge of what is open, where it waits for a time, and
 * behind a gateway that waits for events.
 */
export function dueTimers({ nodes, edges }: FlowGraph, { tokens, open, fired, isOver }: Walk): FlowNode[] {
  if (isOver) return [];
  const standing = nodes.filter(({ id }) => tokens.includes(id) || open.includes(id));
  const behind = new Set(
    edges
      .filter(({ from }) => standing.some(({ id, type }) => id === from && type === 'EventBasedGateway'))
      .map(({ to }) => to),
  );
  const hosts = new Set(standing.filter(({ type }) => WAITING.has(type)).map(({ id }) => id));
  return nodes.filter((node) => {
    if (isTimedWait(node)) return tokens.includes(node.id) || behind.has(node.id);
    return node.event === 'Timer' && hosts.has(node.host) && fired.filter((id) => id === node.id).length < mostOf(node);
  });
}

const without = (ids: readonly string[], id: string): string[] => ids.filter((_, at) => at !== ids.indexOf(id));

/** A walk without an activity and all that stands in it. */
function broken(graph: FlowGraph, walk: Walk, host: string): Walk {
  const left = clearSubProcess(graph, walk, host);
  const isOwn = (timer: string) => graph.nodes.some(({ id, host: on }) => id === timer && on === host);
  return {
    ...left,
    tokens: without(left.tokens, host),
    open: left.open.filter((id) => id !== host),
    fired: left.fired.filter((timer) => !isOwn(timer)),
  };
}

/**
 * Lets the time of a timer be up: one that interrupts takes its activity's place, another goes on beside it. A timer
 * that is not due changes nothing.
 */
export function fireTimer(graph: FlowGraph, walk: Walk, id: string, variables: Variables): Walk {
  const node = dueTimers(graph, walk).find((one) => one.id === id);
  if (node === undefined) return walk;
  let next = walk;
  const [edge] = graph.edges.filter(
    ({ from, to }) =>
      to === id &&
      walk.tokens.includes(from) &&
      graph.nodes.some((one) => one.id === from && one.type === 'EventBasedGateway'),
  );
  if (node.host !== '')
    next = node.isInterrupting ? broken(graph, walk, node.host) : { ...walk, fired: [...walk.fired, id] };
  else if (!walk.tokens.includes(id) && edge !== undefined)
    next = arrive(graph, { ...walk, tokens: without(walk.tokens, edge.from) }, edge, 'event');
  if (node.host === '') next = { ...next, tokens: without(next.tokens, id) };
  next = { ...next, log: [...next.log, { kind: 'fired', id, host: node.host, isInterrupting: node.isInterrupting }] };
  return closeFinished(graph, leaveNode(graph, next, node, variables), variables, id);
}
