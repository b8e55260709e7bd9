import { expect, test } from 'vitest';
import type { DiagramElement } from './diagram/diagram.ts';
import { flowNodes } from './flowNodes.ts';

const element = (id: string, type: string, x: number, rest: Partial<DiagramElement> = {}): DiagramElement => ({
  id,
  type: `bpmn:${type}`,
  x,
  y: 0,
  width: 100,
  height: 80,
  businessObject: { name: id },
  ...rest,
});
const line = (source: DiagramElement, target: DiagramElement): DiagramElement =>
  element(`${source.id}-${target.id}`, 'SequenceFlow', 0, { waypoints: [], source, target });

const end = element('end', 'EndEvent', 600);
const timer = element('timer', 'BoundaryEvent', 250);
const inner = element('inner', 'Task', 420);
const sub = element('sub', 'SubProcess', 400, {
  outgoing: [line(element('sub', 'SubProcess', 400), end)],
  children: [inner],
});
const task = element('task', 'UserTask', 200, {
  outgoing: [line(element('task', 'UserTask', 200), sub)],
  attachers: [timer],
});
const start = element('start', 'StartEvent', 0, { outgoing: [line(element('start', 'StartEvent', 0), task)] });
const others = [
  element('lane', 'Lane', 0),
  element('start_label', 'StartEvent', 0, { labelTarget: start }),
  element('note', 'TextAnnotation', 0),
  line(start, task),
  element('data', 'DataObjectReference', 0),
];

test('nodes are found, in the order of the flow, with what leads where', () => {
  const nodes = flowNodes([end, inner, sub, ...others, timer, task, start]);
  expect(nodes.map(({ id }) => id)).toEqual(['start', 'task', 'sub', 'timer', 'end', 'inner']);
  expect(nodes[1]).toMatchObject({ name: 'task', x: 250, y: 40, next: ['sub', 'timer'], previous: ['start'] });
  expect(nodes[2]?.next).toEqual(['end', 'inner']);
});

test('a circle without a start is walked once, from its left', () => {
  const [a, b] = [element('a', 'Task', 100), element('b', 'Task', 0)];
  const nodes = flowNodes([
    { ...a, outgoing: [line(a, b)] },
    { ...b, outgoing: [line(b, a)] },
  ]);
  expect(nodes.map(({ id }) => id)).toEqual(['b', 'a']);
});
