import type { CheckedFlow } from '@lattice/ui/FlowDesigner';

/** A process file that was chosen to be deployed, and how far it is. */
export interface FlowFile {
  /** Tells the files of a page apart. */
  id: number;
  file: File;
  /** What was found in it. */
  checked: CheckedFlow;
  state: 'ready' | 'sending' | 'deployed' | 'refused';
  /** Why the server refused it; '' while it did not. */
  reason: string;
}

/** Whether a file is named like a process file. */
export const isFlowName = (name: string): boolean => /\.(?:bpmn|xml)$/i.test(name);
