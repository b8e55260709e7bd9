import type { BladeFlow } from '@lattice/api/resources/blade-flow/work';

/** How a line of the history stands: begun, over, waiting to be claimed, being done, agreed to, not agreed to, or gone by without a word. */
export type StepState = 'start' | 'end' | 'waiting' | 'open' | 'agreed' | 'refused' | 'passed';

/** Reads how a line of the history stands; BladeX servers say the kind of node nowhere but in diagrams. */
export function stepState({ historyActivityType: type, endTime, pass, comment, assignee }: Pick<BladeFlow, 'historyActivityType' | 'endTime' | 'pass' | 'comment' | 'assignee'>): StepState {
  if (type === 'startEvent') return 'start';
  if (type === 'endEvent') return 'end';
  if (endTime === '') return type === 'candidate' || assignee === '' ? 'waiting' : 'open';
  if (pass) return 'agreed';
  return comment === '' ? 'passed' : 'refused';
}
