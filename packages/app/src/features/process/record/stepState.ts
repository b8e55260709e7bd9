import type { BladeFlow } from '@lattice/api/resources/blade-flow/work';

/**
 * How a line of the history stands: begun, over, waiting to be claimed, being done, agreed to, not agreed to, done in a
 * way that the server does not tell, or dropped before anybody decided.
 */
export type StepState = 'start' | 'end' | 'waiting' | 'open' | 'agreed' | 'refused' | 'done' | 'dropped';

/**
 * Reads how a line of the history stands; BladeX servers say the kind of node in diagrams alone, and do not tell what
 * was decided (`tellsDecision` false).
 */
export function stepState(
  {
    historyActivityType: type,
    endTime,
    pass,
    comment,
    assignee,
  }: Pick<BladeFlow, 'historyActivityType' | 'endTime' | 'pass' | 'comment' | 'assignee'>,
  tellsDecision = true,
): StepState {
  if (type === 'startEvent') return 'start';
  if (type === 'endEvent') return 'end';
  if (endTime === '') return type === 'candidate' || assignee === '' ? 'waiting' : 'open';
  if (pass) return 'agreed';
  if (!tellsDecision) return 'done';
  return comment === '' ? 'dropped' : 'refused';
}
