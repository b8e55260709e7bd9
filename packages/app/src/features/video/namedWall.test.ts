import { expect, it } from 'vitest';
import { readNamed, writeNamed } from './namedWall.ts';

const wall = { size: 9 as const, places: ['1', null, '3'], chosen: 0 };

it('keeps what is on the wall and its tour', () => {
  expect(readNamed(writeNamed('河堤', { wall, tour: ['1', '2'], seconds: 10 }))).toEqual({
    name: '河堤',
    wall,
    tour: ['1', '2'],
    seconds: 10,
  });
});

it('knows the filters of a list, and what cannot be read, as no wall', () => {
  expect([readNamed('{"filters":{"status":"1"}}'), readNamed('{'), readNamed('null')]).toEqual([null, null, null]);
  expect(readNamed('{"wall":{"size":7,"places":3,"tour":"x","seconds":0.1}}')).toMatchObject({ tour: [], seconds: 0 });
});
