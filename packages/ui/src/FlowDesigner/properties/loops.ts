import { readExpression } from '@lattice/flow/template';

/**
 * When a task of several people is done: all have answered, one has, or a part of them in percent; or an expression
 * that says something else.
 */
export type Completion =
  | { kind: 'all' }
  | { kind: 'any' }
  | { kind: 'percent'; percent: number }
  | { kind: 'raw'; text: string };

const isName = (node: unknown, name: string): boolean =>
  typeof node === 'object' &&
  node !== null &&
  'is' in node &&
  'name' in node &&
  node.is === 'name' &&
  node.name === name;

/** Reads the completion condition of a task of several people. */
export function readCompletion(text: string): Completion {
  if (text.trim() === '') return { kind: 'all' };
  const node = readExpression(text);
  if (node?.is !== 'two') return { kind: 'raw', text };
  const { sign, left, right } = node;
  const isDone = isName(left, 'nrOfCompletedInstances');
  if (isDone && (sign === '==' || sign === '>=') && isName(right, 'nrOfInstances')) return { kind: 'all' };
  const value = right.is === 'value' && typeof right.value === 'number' ? right.value : null;
  if (value === null) return { kind: 'raw', text };
  if (isDone && ((sign === '>=' && value === 1) || (sign === '>' && value === 0))) return { kind: 'any' };
  const isShare =
    left.is === 'two' &&
    left.sign === '/' &&
    isName(left.left, 'nrOfCompletedInstances') &&
    isName(left.right, 'nrOfInstances');
  return isShare && sign === '>=' && value > 0 && value <= 1
    ? { kind: 'percent', percent: Math.round(value * 10_000) / 100 }
    : { kind: 'raw', text };
}

/** Writes a completion condition; '' waits for all. */
export function writeCompletion(completion: Completion): string {
  if (completion.kind === 'any') return '${nrOfCompletedInstances >= 1}';
  if (completion.kind === 'percent')
    return `\${nrOfCompletedInstances/nrOfInstances >= ${Math.round(completion.percent * 100) / 10_000}}`;
  return completion.kind === 'raw' ? completion.text.trim() : '';
}
