import type { WaitingTask } from './EngineEvent.ts';
import { type Scope, valueOf } from './expression/evaluate.ts';

/** What a file says of a user task, its expressions as they stand. */
export interface TaskWords {
  assignee?: string;
  candidateUsers?: string;
  candidateGroups?: string;
  formKey?: string;
  dueDate?: string;
  priority?: string;
}

const textOf = (words: string | undefined, scope: Scope): string => {
  const value = words === undefined ? '' : valueOf(words, scope);
  return value === null || value === undefined ? '' : String(value).trim();
};

/** Names joined by commas, or a list that an expression gives. */
function namesOf(words: string | undefined, scope: Scope): string[] {
  const value = words === undefined ? '' : valueOf(words, scope);
  const list: readonly unknown[] = Array.isArray(value) ? value : String(value ?? '').split(',');
  return [...new Set(list.map((one) => String(one).trim()).filter((one) => one !== ''))];
}

/** A user task as it waits, with the expressions of its words reckoned; throws an `ExpressionFault` where one has no value. */
export const waitingTask = (name: string, words: TaskWords, scope: Scope): WaitingTask => ({
  name: textOf(name, scope), formKey: textOf(words.formKey, scope), assignee: textOf(words.assignee, scope), candidateUsers: namesOf(words.candidateUsers, scope), candidateGroups: namesOf(words.candidateGroups, scope),
  due: textOf(words.dueDate, scope), priority: Number(textOf(words.priority, scope)) || 50,
});
