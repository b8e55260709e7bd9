/**
 * How processes decide on the records of a definition. The record moves to `running` by the call `startFlow` of its
 * state machine, and from there by `system` to the value of the ending;
 * which processes are meant says the dictionary `flow`: those of a category whose remark is the route.
 */
export interface FlowLink {
  /**
   * Remark of the keys in the dictionary `flow`; also the part of the addresses of its pages,
   * `/work/process/<route>/…`.
   */
  route: string;
  /** Field that follows the process. */
  field: string;
  /** Values of the field while a process runs, and for each way in which it ends. */
  running: string;
  passed: string;
  refused: string;
  withdrawn: string;
  /** Field that keeps what was said last with the decision, as where people decide by hand. */
  opinion?: string;
  /** Fields that the process knows by their names, and that everybody with a part in it may see. */
  values: readonly string[];
  /** Further variables that the server computes; like those of `values`, no task takes them from who does it. */
  computes?: readonly string[];
}
