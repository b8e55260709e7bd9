import type { Definition } from 'bpmn-elements';

/** A way of the engine between two nodes. */
export interface ScopeFlow {
  id: string;
  sourceId: string;
  /** Tells the node behind it that nothing comes this way. */
  giveUp?(): void;
}

/** A node of the engine, in the process or in one run of a sub-process. */
export interface ScopeNode {
  id: string;
  type: string;
  executionId?: string;
  /** What it does at the moment; none while it does nothing. */
  status?: string;
  inbound: readonly ScopeFlow[];
  attachedTo: { id: string } | null;
  broker: { getQueue(name: 'inbound-q'): { messages: readonly { content: { id: string } }[] } };
  execution?: {
    completed: boolean;
    getPostponed(): readonly { executionId: string }[];
    source?: { executions?: readonly { getActivities(): readonly ScopeNode[] }[] };
  };
}

function* inside(nodes: readonly ScopeNode[]): Generator<readonly ScopeNode[]> {
  yield nodes;
  for (const { status, execution } of nodes)
    if (status && execution?.completed === false)
      for (const run of execution.source?.executions ?? []) yield* inside(run.getActivities());
}

/** The nodes of a process and those of each run of its sub-processes that goes on, however deep. */
export const scopesOf = (definition: Definition): (readonly ScopeNode[])[] =>
  definition
    .getProcesses()
    .flatMap((process) => [...inside(process.getActivities() as unknown as readonly ScopeNode[])]);

/** Executions of all nodes at which a process stands, in whatever sub-process, with those of their turns and timers. */
export const standingExecutions = (definition: Definition): ReadonlySet<string> =>
  new Set(
    scopesOf(definition)
      .flat()
      .flatMap(({ executionId, status, execution }) =>
        !status || executionId === undefined || execution?.completed !== false
          ? []
          : [
              executionId,
              ...(execution.source?.executions ? [] : execution.getPostponed().map((one) => one.executionId)),
            ],
      ),
  );
