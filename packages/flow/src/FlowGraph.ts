/** When a timer fires: a moment, a duration, or a cycle, as ISO 8601 or an expression. */
export interface FlowTimer {
  kind: 'date' | 'duration' | 'cycle';
  text: string;
}

/** A task that is done by several people. */
export interface FlowLoop {
  /** One after the other; else all at once. */
  isSequential: boolean;
  /** List of people, an expression or the name of a variable. */
  collection: string;
  /** Name under which each turn knows its person. */
  item: string;
  /** How many turns; '' where a list is given. */
  cardinality: string;
  /** When it is done before all have answered; '' waits for all. */
  completion: string;
}

/** A node of a process. */
export interface FlowNode {
  id: string;
  /** Kind in BPMN, such as `UserTask`. */
  type: string;
  name: string;
  documentation: string;
  /** Id of the sub-process that it stands in; '' at the top. */
  parent: string;
  /** Id of the activity on whose edge it stands; '' for none. */
  host: string;
  /** Whether an event on the edge of an activity ends it; true for all else. */
  isInterrupting: boolean;
  /** What an event waits for or does, such as `Timer`; '' for nothing. */
  event: string;
  /** What the vendor's attributes say, such as `assignee`; only what is filled. */
  words: Readonly<Record<string, string>>;
  loop: FlowLoop | null;
  timer: FlowTimer | null;
  /** Id of the flow that is taken when no condition fits; '' for none. */
  defaultFlow: string;
}

/** A way from node to node. */
export interface FlowEdge {
  id: string;
  name: string;
  /** Ids of both ends; '' where there is none. */
  from: string;
  to: string;
  /** Expression that opens it; '' is always open. */
  condition: string;
  /** Language of a condition that is a script, such as `javascript`. */
  language?: string;
}

/** A process as far as it can be judged without drawing it. */
export interface FlowGraph {
  key: string;
  name: string;
  documentation: string;
  nodes: readonly FlowNode[];
  edges: readonly FlowEdge[];
}
