import { expect, it } from 'vitest';
import { farthestFirst } from './farthestFirst.ts';

it('begins with what is least like the start, and leaves look-alikes for last', () => {
  expect(farthestFirst('#b8892f', ['#d07a1c', '#4d7c8a', '#5c8a3a'])[0]).toBe('#4d7c8a');
  expect(farthestFirst('#ff0000', ['#fe0101', '#00ff00', '#0000ff']).at(-1)).toBe('#fe0101');
});

it('keeps each colour once', () => {
  expect(farthestFirst('#000000', ['#ffffff', '#ffffff', '#808080'])).toEqual(['#ffffff', '#808080', '#ffffff']);
  expect(farthestFirst('#000000', [])).toEqual([]);
});
