import { expect, test } from 'vitest';
import { columnKey } from './columnKeys.ts';

const options = [
  { value: 'a', label: '安徽' },
  { value: 'b', label: '北京', isDisabled: true },
  { value: 'c', label: '重庆' },
  { value: 'd', label: 'Dali' },
];

test.each([
  ['ArrowDown', 'a', { kind: 'focus', value: 'c' }],
  ['ArrowDown', 'd', { kind: 'focus', value: 'd' }],
  ['ArrowUp', 'a', { kind: 'focus', value: 'a' }],
  ['End', 'a', { kind: 'focus', value: 'd' }],
  ['Home', 'd', { kind: 'focus', value: 'a' }],
  ['d', 'a', null],
  ['ArrowRight', 'a', { kind: 'enter' }],
  ['ArrowLeft', 'a', { kind: 'back' }],
  ['Enter', 'a', { kind: 'choose' }],
  ['Tab', 'a', null],
])('%s from %s', (key, current, move) => expect(columnKey(key, options, current, false)).toEqual(move));

test('side arrows change roles from right to left', () =>
  expect(columnKey('ArrowLeft', options, 'a', true)).toEqual({ kind: 'enter' }));
