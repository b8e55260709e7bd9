import type { Variables } from '@lattice/flow/evaluate';
import { evaluateTemplate } from '@lattice/flow/template';
import type { WaitingTask } from './EngineEvent.ts';

/** What a file says of a user task, its expressions as they stand. */
export interface TaskWords {
  assignee?: string;
  candidateUsers?: string;
  candidateGroups?: string;
  formKey?: string;
  dueDate?: string;
  priority?: string;
}

const textOf = (words: string | undefined, variables: Variables): string => {
  const value = words === undefined ? '' : evaluateTemplate(words, variables);
  return value === null || value === undefined ? '' : String(value).trim();
};

/** Names joined by commas, or a list that an expression gives. */
function namesOf(words: string | undefined, variables: Variables): string[] {
  const value = words === undefined ? '' : evaluateTemplate(words, variables);
  const list: readonly unknown[] = Array.isArray(value) ? value : String(value ?? '').split(',');
  return [...new Set(list.map((one) => String(one).trim()).filter((one) => one !== ''))];
}

/** A user task as it waits, with its expressions evaluated; throws an `ExpressionError` where one has no value. */
export const waitingTask = (name: string, words: TaskWords, variables: Variables): WaitingTask => ({
  name: textOf(name, variables),
  formKey: textOf(words.formKey, variables),
  assignee: textOf(words.assignee, variables),
  candidateUsers: namesOf(words.candidateUsers, variables),
  candidateGroups: namesOf(words.candidateGroups, variables),
  due: textOf(words.dueDate, variables),
  priority: Number(textOf(words.priority, variables)) || 50,
});
