import { expect, test } from 'vitest';
import { lineBadge, middleOf, nodeBadge } from './badges.ts';
import type { DiagramElement } from './diagram/diagram.ts';
import { points } from '../fixtures/pairs.ts';

const element = (type: string, width: number): DiagramElement => ({
  id: 'a',
  type: `bpmn:${type}`,
  x: 100,
  y: 200,
  width,
  height: 80,
  businessObject: {},
});

test('the middle of a line is that of its longest stretch', () =>
  expect(middleOf(points('0,0 10,0 10,100 0,100'))).toEqual({ x: 10, y: 50, angle: Math.PI / 2 }));

test('the mark of a task ends at its right edge, that of an event stands above its middle', () => {
  const [task, event] = [
    nodeBadge(element('UserTask', 100), 'done', '已完成'),
    nodeBadge(element('StartEvent', 36), 'done', '已完成'),
  ];
  expect(task).toMatchObject({ text: '已完成', y: 204 });
  expect(task.path).toMatch(/^M157 191h40/);
  expect(event.path).toMatch(/^M98 179h40/);
});

test('a line taken once has no words', () => {
  const corners = points('0,0 100,0');
  expect(lineBadge(corners, 1).text).toBe('');
  expect(lineBadge(corners, 3).text).toBe('×3');
});
