import { expect, test } from 'vitest';
import { placeIn } from './placeIn.ts';

test.each([
  ['113.62,34.75', [113.62, 34.75]],
  ['34.75，113.62', [113.62, 34.75]],
  ['１１３．６２ ３４．７５', [113.62, 34.75]],
  ['东街', null],
  ['113.62', null],
  ['200,34', null],
])('%s', (text, place) => expect(placeIn(text)).toEqual(place));
