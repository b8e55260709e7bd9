import { expect, it } from 'vitest';
import { tagActions } from './tagActions.ts';

const tags = [
  { key: 'p', label: 'P', isPinned: true },
  { key: 'a', label: 'A' },
  { key: 'b', label: 'B' },
];
const possible = (key: string, of = tags) =>
  tagActions(of, key)
    .filter(({ isDisabled }) => !isDisabled)
    .map(({ id }) => id)
    .join(' ');

it('offers only what changes something', () => {
  expect(possible('a')).toBe('refresh clearCache pin forward close closeOthers closeRight closeAll');
  expect(possible('b')).toBe('refresh clearCache pin back close closeOthers closeLeft closeAll');
  expect(possible('p')).toBe('refresh clearCache unpin closeOthers closeRight closeAll');
  expect(possible('a', [{ key: 'a', label: 'A' }])).toBe('refresh clearCache pin');
});
