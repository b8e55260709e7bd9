/** What happened in a process while a command was carried out, in order. */
export type EngineEvent =
  | { kind: 'enter' | 'end' | 'leave'; id: string; type: string; executionId: string }
  | { kind: 'flow'; id: string }
  | { kind: 'wait'; id: string; executionId: string; task: WaitingTask }
  | { kind: 'timer'; id: string; executionId: string; inMs: number; at: Date | null }
  | { kind: 'timeout'; executionId: string };

/** A user task that waits, its expressions computed. */
export interface WaitingTask {
  name: string;
  formKey: string;
  /** User id or account, or '' for none. */
  assignee: string;
  candidateUsers: readonly string[];
  candidateGroups: readonly string[];
  due: string;
  priority: number;
}
