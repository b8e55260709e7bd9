import { expect, test } from 'vitest';
import { leave, leaveWithoutLayout } from '../fixtures/flowSamples.ts';
import { hasLayout } from './hasLayout.ts';

test('a file with a place for each node', () => {
  expect(hasLayout(leave)).toBe(true);
  expect(hasLayout(leave.replaceAll('<userTask', '<bpmn:userTask'))).toBe(true);
});

test('a file with no places, or with one too few, of a node or a line', () => {
  expect(hasLayout(leaveWithoutLayout)).toBe(false);
  expect(hasLayout(leave.replace('bpmnElement="leader"', 'bpmnElement="other"'))).toBe(false);
  expect(hasLayout(leave.replace('<bpmndi:BPMNEdge', '<bpmndi:BPMNNote'))).toBe(false);
  expect(hasLayout('<definitions/>')).toBe(false);
});
