import { expect, it } from 'vitest';
import { type Movable, wholeMove } from './wholeMove.ts';
import { points } from '../../fixtures/pairs.ts';

const box = (id: string, x: number, y: number): Movable => ({ id, x, y, width: 100, height: 80 });
const line = (id: string, source: string, target: string): Movable => ({
  ...box(id, 0, 0),
  source: { id: source },
  target: { id: target },
  waypoints: points('1,2 3,4'),
});

it('takes along what the layout does not know: notes, labels, and the lines between', () => {
  const elements = [
    box('task', 10, 20),
    { ...box('task_label', 10, 110), labelTarget: { id: 'task' } },
    box('note', 200, 20),
    line('to-note', 'task', 'note'),
    box('alone', 5, 5),
    line('flow', 'task', 'task'),
  ];
  const places = new Map([
    ['task', { x: 110, y: 50, width: 100, height: 80 }],
    [
      'flow',
      {
        x: 0,
        y: 0,
        width: 0,
        height: 0,
        waypoints: points('7,8 9,8'),
      },
    ],
    ['gone', { x: 0, y: 0, width: 1, height: 1 }],
  ]);
  const found = wholeMove(elements, places);
  expect([...found.keys()].toSorted()).toEqual(['flow', 'note', 'task', 'task_label', 'to-note']);
  expect(found.get('note')).toEqual({ x: 300, y: 50, width: 100, height: 80 });
  expect(found.get('task_label')).toMatchObject({ x: 110, y: 140 });
  expect(found.get('to-note')?.waypoints).toEqual(points('101,32 103,34'));
  expect(found.get('flow')?.waypoints).toEqual(points('7,8 9,8'));
});
