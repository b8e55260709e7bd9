import { expect, test } from 'vitest';
import { lineOfKey } from './rowKeys.ts';

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowUp', -1, 99],
  ['ArrowDown', 99, 99],
  ['PageDown', 5, 13],
  ['PageUp', 5, 0],
  ['End', 5, 99],
  ['Home', 5, 0],
  ['Tab', 5, null],
])('%s from %i leads to %j', (key, at, to) => expect(lineOfKey(key, at, 100, 8)).toBe(to));

test('no line, no way', () => expect(lineOfKey('ArrowDown', -1, 0, 8)).toBeNull());
