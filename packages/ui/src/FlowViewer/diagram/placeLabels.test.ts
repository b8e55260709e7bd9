import { expect, test } from 'vitest';
import type { DiagramEvent, DrawnPart } from './diagram.ts';
import { placeLabels } from './placeLabels.ts';
import { points } from '../../fixtures/pairs.ts';

/** What is placed where in a file whose gateway a line leaves downwards. */
function placed(given: Partial<DrawnPart>): unknown[] {
  const found: unknown[] = [];
  const part = (rest: Partial<DrawnPart>): DrawnPart => ({ set: (_, label) => found.push(label), ...rest });
  const gateway = part({
    bpmnElement: { $type: 'bpmn:ExclusiveGateway', id: 'gate', name: '是否同意' },
    bounds: { x: 100, y: 50, width: 50, height: 50 },
    ...given,
  });
  const line = part({
    bpmnElement: { $type: 'bpmn:SequenceFlow', id: 'flow' },
    waypoint: points('125,100 125,160'),
  });
  placeLabels({
    get: <T>() => ({ create: (type: string, properties: object) => ({ type, ...properties }) }) as T,
    on: (_, tell: (event: DiagramEvent) => void) =>
      tell({ definitions: { diagrams: [{ plane: { planeElement: [gateway, line] } }] } }),
    off: () => undefined,
  });
  return found;
}

test('a label gets a place beside the line, unless the file gives it one', () => {
  expect(placed({})).toEqual([
    { type: 'bpmndi:BPMNLabel', bounds: { type: 'dc:Bounds', x: 135, y: 102, width: 44, height: 14 } },
  ]);
  expect(placed({ label: { bounds: { x: 1, y: 1, width: 9, height: 9 } } })).toEqual([]);
  expect(placed({ bpmnElement: { $type: 'bpmn:UserTask', id: 'gate', name: '是否同意' } })).toEqual([]);
  expect(
    placed({
      bpmnElement: { $type: 'bpmn:BoundaryEvent', id: 'gate', name: '超时', attachedToRef: { id: 'unknown' } },
    }),
  ).toHaveLength(1);
});
