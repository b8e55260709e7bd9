import { expect, test } from 'vitest';
import type { Geometry, Position } from '../geo.ts';
import {
  addArea,
  addHole,
  addVertex,
  drawingFrom,
  geometryFrom,
  insertVertex,
  moveVertex,
  removeRing,
  removeVertex,
  stepVertex,
  verticesIn,
} from './Drawing.ts';
import { pairs } from '../../fixtures/pairs.ts';

const square: Position[] = pairs('0,0 4,0 4,4 0,4');
const drawn = square.reduce(addVertex, drawingFrom(null, 'Polygon'));

test('vertices become a closed ring, and a ring becomes vertices', () => {
  const geometry: Geometry = { type: 'Polygon', coordinates: [[...square, [0, 0]]] };
  expect(geometryFrom(drawn)).toEqual(geometry);
  expect(verticesIn(drawingFrom(geometry, 'Polygon'))).toEqual(square);
  expect(geometryFrom(drawingFrom(null, 'Polygon'))).toBeNull();
});

test('a hole and a second area make a multi-polygon, and go again', () => {
  const holed = addHole(drawn, pairs('1,1 2,1 2,2'));
  expect(geometryFrom(holed)).toMatchObject({ type: 'Polygon', coordinates: [{ length: 5 }, { length: 4 }] });
  const two = addArea(holed, pairs('9,9 10,9 10,10'));
  expect(geometryFrom(two)).toMatchObject({ type: 'MultiPolygon', coordinates: { length: 2 } });
  expect(geometryFrom(removeRing(two))).toEqual(geometryFrom(holed));
  expect(geometryFrom(removeRing({ ...holed, ring: 1 }))).toEqual(geometryFrom(drawn));
});

test('a vertex is chosen, moved, put in between and taken away', () => {
  const chosen = stepVertex(drawn, 1);
  expect(chosen.vertex).toBe(0);
  expect(stepVertex(chosen, -1).vertex).toBe(3);
  expect(verticesIn(moveVertex(drawn, { area: 0, ring: 0, vertex: 1 }, [5, 5]))[1]).toEqual([5, 5]);
  expect(verticesIn(moveVertex({ ...drawn, vertex: 1 }, { ...drawn, vertex: 1 }, [5, 5]))[1]).toEqual([5, 5]);
  expect(verticesIn(insertVertex(drawn, { area: 0, ring: 0, vertex: 1 }, [2, 0]))).toHaveLength(5);
  expect(verticesIn(addVertex({ ...drawn, vertex: 0 }, [2, 0]))[1]).toEqual([2, 0]);
  expect(verticesIn(removeVertex({ ...drawn, vertex: 1 }))).toEqual([square[0], square[2], square[3]]);
  expect(verticesIn(removeVertex(drawn))).toHaveLength(3);
});
