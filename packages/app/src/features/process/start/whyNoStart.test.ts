import { expect, it } from 'vitest';
import { whyNoStart } from './whyNoStart.ts';

it('says why a process cannot be started, the cause that others must mend first', () => {
  expect(whyNoStart('flow_1', true, true)).toBeNull();
  expect(whyNoStart('flow_2', false, false)).toBe('noForm');
  expect(whyNoStart('', false, true)).toBe('noCategory');
  expect(whyNoStart('flow_1', true, false)).toBe('noRight');
  expect(whyNoStart('flow_1', undefined, undefined)).toBeNull();
});
