import type { BladeFlow } from '@lattice/api/resources/blade-flow/work';
import { expect, it } from 'vitest';
import { nextTask } from './nextTask.ts';

const tasks = (...ids: string[]) => ids.map((taskId) => ({ taskId }) as BladeFlow);

it.each([
  ['goes down the list', ['1', '2', '3'], ['1', '2', '3'], '2', '3'],
  ['passes over what somebody else did', ['1', '4'], ['1', '2', '3', '4'], '2', '4'],
  ['begins anew at its end', ['1', '2'], ['1', '2', '3'], '3', '1'],
  ['takes the first where the list was not seen', ['5', '6'], [], '4', '5'],
  ['never offers the one that is done', ['4'], ['4'], '4', undefined],
])('%s', (_, left, order, done, next) => {
  expect(nextTask(tasks(...left), order, done)?.taskId).toBe(next);
});
