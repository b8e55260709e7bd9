import { expect, it } from 'vitest';
import { startObstacle } from './startObstacle.ts';

it('says why a process cannot be started, the cause that others must mend first', () => {
  expect(startObstacle('flow_1', true, true)).toBeNull();
  expect(startObstacle('flow_2', false, false)).toBe('noForm');
  expect(startObstacle('', false, true)).toBe('noCategory');
  expect(startObstacle('flow_1', true, false)).toBe('noRight');
  expect(startObstacle('flow_1', undefined, undefined)).toBeNull();
});
