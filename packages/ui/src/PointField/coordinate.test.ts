import { expect, test } from 'vitest';
import { cleanCoordinate, isCoordinate, positionOf, splitPair } from './coordinate.ts';

test.each([
  ['113.123456789012345', 'lng', true],
  ['180', 'lng', true],
  ['180.1', 'lng', false],
  ['90', 'lat', true],
  ['90.000001', 'lat', false],
  ['-1', 'lng', false],
  ['1.1234567890123456', 'lng', false],
  ['1e2', 'lng', false],
  ['', 'lat', true],
  ['12.', 'lat', false],
] as const)('%j as %s: %s', (text, axis, isRight) => expect(isCoordinate(text, axis)).toBe(isRight));

test('typed text becomes plain, with every decimal', () =>
  expect(cleanCoordinate(' １１３．１２３４５６７８９０１２３４５° ')).toBe('113.123456789012345'));

test.each([
  ['113.5,34.7', { lng: '113.5', lat: '34.7' }],
  ['113.5 34.7', { lng: '113.5', lat: '34.7' }],
  ['113.5，34.7', { lng: '113.5', lat: '34.7' }],
  ['113.5', null],
  ['34.7,113.5', null],
  ['1,2,3', null],
])('%j is the pair %j', (text, pair) => expect(splitPair(text)).toEqual(pair));

test('a position needs both texts to be right', () => {
  expect(positionOf({ lng: '113.5', lat: '34.7' })).toEqual([113.5, 34.7]);
  expect(positionOf({ lng: '113.5', lat: '' })).toBeNull();
  expect(positionOf({ lng: '113.5', lat: '99' })).toBeNull();
});
