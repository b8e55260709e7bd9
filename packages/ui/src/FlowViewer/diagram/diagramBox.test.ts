import { expect, test } from 'vitest';
import type { DiagramElement } from './diagram.ts';
import { diagramBox, fittingView, viewBeside } from './diagramBox.ts';
import { points } from '../../fixtures/pairs.ts';

const element = (x: number, y: number, rest: Partial<DiagramElement> = {}): DiagramElement => ({
  id: 'a',
  type: 'bpmn:Task',
  x,
  y,
  width: 100,
  height: 80,
  businessObject: {},
  ...rest,
});

test('the box holds nodes and lines with an edge', () => {
  expect(
    diagramBox([
      element(0, 0),
      element(0, 0, {
        waypoints: points('-20,5 50,300'),
      }),
    ]),
  ).toEqual({ x: -50, y: -30, width: 180, height: 360 });
  expect(diagramBox([])).toMatchObject({ width: 60, height: 60 });
});

test('a large diagram is made small, a small one stands in the middle', () => {
  expect(fittingView({ x: 0, y: 0, width: 1000, height: 100 }, { width: 500, height: 500 })).toEqual({
    x: 0,
    y: -450,
    width: 1000,
    height: 1000,
  });
  expect(fittingView({ x: 10, y: 10, width: 100, height: 100 }, { width: 300, height: 200 })).toEqual({
    x: -90,
    y: -40,
    width: 300,
    height: 200,
  });
});

test('nothing stands where a strip is covered', () => {
  expect(
    viewBeside({ x: 0, y: 0, width: 400, height: 100 }, { width: 300, height: 200 }, { left: 100, top: 0 }),
  ).toEqual({ x: -200, y: -150, width: 600, height: 400 });
  expect(
    viewBeside({ x: 0, y: 0, width: 100, height: 100 }, { width: 300, height: 200 }, { left: 0, top: 50 }),
  ).toEqual({ x: -100, y: -75, width: 300, height: 200 });
});
