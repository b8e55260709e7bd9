import type { FlowNode } from './flowNodes.ts';

/**
 * One row of the history of an instance: a node that was reached, or a line that was taken; a node reached again has a
 * row more.
 */
export interface FlowMark {
  /** Id of the node or line in the file. */
  activityId: string;
  /**
   * What it is in the history: `sequenceFlow` for a line, `candidate` for a task that waits to be claimed, else the
   * kind of node.
   */
  activityType: string;
  /** When it ended, '' while open. */
  endTime: string;
  /** Whose it is or was, '' for nobody. */
  who: string;
  /** When, as it is read; '' for none. */
  time: string;
  /** What was said, '' for nothing. */
  opinion: string;
  /** Whether the process ended with it as rejected. */
  isRefused: boolean;
  /** Whether the process went back from it to a former step. */
  isReturned: boolean;
}

/** How a node or line stands; `passed` is for lines. */
export type FlowState = 'waiting' | 'claimable' | 'active' | 'done' | 'refused' | 'returned' | 'passed';

/**
 * Which of the two sentences of the specification colours a finished node: `stock` shows it as completed (success),
 * `literal` leaves it without highlight.
 */
export type FlowReading = 'stock' | 'literal';

/** What the history says of one node or line. */
export interface FlowStanding {
  state: FlowState;
  /** How often it was reached; over 1 for a loop. */
  count: number;
  /** Its rows, in the order of the history. */
  passages: readonly FlowMark[];
}

function stateOf({ activityType, endTime, isRefused, isReturned }: FlowMark): FlowState {
  if (activityType === 'sequenceFlow') return 'passed';
  if (activityType === 'candidate') return endTime === '' ? 'claimable' : 'waiting';
  if (endTime === '') return 'active';
  if (isReturned) return 'returned';
  return isRefused ? 'refused' : 'done';
}

/**
 * How each node and line of a history stands, by id in the order in which they were first reached; of several rows the
 * last one counts.
 */
export function flowStandings(marks: readonly FlowMark[]): ReadonlyMap<string, FlowStanding> {
  const standings = new Map<string, FlowStanding>();
  for (const mark of marks) {
    const { count = 0, passages = [] } = standings.get(mark.activityId) ?? {};
    const isCandidate = mark.activityType === 'candidate';
    standings.set(mark.activityId, {
      state: stateOf(mark),
      count: isCandidate ? count : count + 1,
      passages: isCandidate ? passages : [...passages, mark],
    });
  }
  return standings;
}

/** The colour role of a state; null for no highlight. */
export function lookOf(state: FlowState, reading: FlowReading): 'primary' | 'success' | 'warning' | null {
  if (state === 'active') return 'primary';
  if (state === 'passed') return 'warning';
  return (state === 'done' || state === 'refused' || state === 'returned') && reading === 'stock' ? 'success' : null;
}

/** A node in the list beside a diagram. */
export interface FlowEntry extends FlowStanding {
  node: FlowNode;
}

const NOT_REACHED: FlowStanding = { state: 'waiting', count: 0, passages: [] };

/**
 * The nodes of a diagram as a list: those reached in the order of the history, then the others in the order of the
 * flow.
 */
export function flowEntries(nodes: readonly FlowNode[], standings: ReadonlyMap<string, FlowStanding>): FlowEntry[] {
  const known = new Map(nodes.map((node) => [node.id, node]));
  const reached = [...standings.keys()].flatMap((id) => known.get(id) ?? []);
  const rest = nodes.filter(({ id }) => !standings.has(id));
  return [...reached, ...rest].map((node) => ({ node, ...(standings.get(node.id) ?? NOT_REACHED) }));
}
