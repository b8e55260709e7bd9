import { expect, test } from 'vitest';
import { flowTarget } from './flowDirection.ts';
import type { FlowNode } from '../flowNodes.ts';

const node = (id: string, x: number, y: number, next: readonly string[], previous: readonly string[]): FlowNode => ({
  id,
  type: 'bpmn:Task',
  name: id,
  x,
  y,
  next,
  previous,
});
const nodes = [
  node('start', 0, 0, ['gate'], []),
  node('gate', 100, 0, ['up', 'on', 'down'], ['start']),
  node('up', 200, -100, ['end'], ['gate']),
  node('on', 200, 0, ['end', 'start'], ['gate']),
  node('down', 200, 100, ['end'], ['gate']),
  node('end', 300, 0, [], ['up', 'on', 'down']),
  node('alone', 100, 300, [], []),
];

test.each([
  ['start', 'ArrowRight', 'gate'],
  ['gate', 'ArrowRight', 'on'],
  ['gate', 'ArrowUp', 'up'],
  ['gate', 'ArrowDown', 'down'],
  ['gate', 'ArrowLeft', 'start'],
  ['on', 'ArrowLeft', 'gate'],
  ['on', 'ArrowRight', 'end'],
  ['on', 'ArrowUp', 'up'],
  ['end', 'ArrowRight', null],
  ['start', 'ArrowDown', 'alone'],
  ['alone', 'ArrowUp', 'gate'],
  ['gate', 'PageDown', 'up'],
  ['gate', 'PageUp', 'start'],
  ['start', 'PageUp', null],
  ['on', 'Home', 'start'],
  ['on', 'End', 'alone'],
  ['on', 'x', null],
  ['unknown', 'ArrowRight', 'start'],
])('from %s by %s to %s', (from, key, to) => expect(flowTarget(key, nodes, from)).toBe(to));

test('no node is out of reach of PageDown', () => {
  const seen = ['start'];
  for (let at: string | null = 'start'; at !== null; at = flowTarget('PageDown', nodes, at))
    if (!seen.includes(at)) seen.push(at);
  expect(seen).toHaveLength(nodes.length);
});
