import { expect, test } from 'vitest';
import { shapeOf } from './useMapTool.ts';
import { pairs } from '../../fixtures/pairs.ts';

test('two corners make a box, three places an area, and a way a line', () => {
  expect(
    shapeOf({
      name: 'box',
      vertices: pairs('0,0 2,1'),
    }),
  ).toEqual({
    type: 'Polygon',
    coordinates: [pairs('0,0 2,0 2,1 0,1 0,0')],
  });
  expect(
    shapeOf({
      name: 'around',
      vertices: pairs('0,0 2,1 0,1'),
    }),
  ).toMatchObject({ coordinates: [{ length: 4 }] });
  expect(
    shapeOf({
      name: 'length',
      vertices: pairs('0,0 2,1'),
    }),
  ).toMatchObject({ type: 'LineString' });
  expect(shapeOf({ name: null, vertices: [[0, 0]] })).toBeNull();
});
