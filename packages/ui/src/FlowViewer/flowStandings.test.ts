import { expect, test } from 'vitest';
import type { FlowNode } from './flowNodes.ts';
import { leaveMarks } from './fixtures/flowSamples.ts';
import { flowEntries, type FlowMark, flowStandings, lookOf } from './flowStandings.ts';

const row = (activityId: string, activityType: string, rest: Partial<FlowMark> = {}): FlowMark => ({
  activityId,
  activityType,
  endTime: '2026-11-20',
  who: '',
  time: '',
  opinion: '',
  isRefused: false,
  isReturned: false,
  ...rest,
});
const stateOf = (...rows: readonly FlowMark[]) => flowStandings(rows).get('a')?.state;

test.each([
  ['active', [row('a', 'userTask', { endTime: '' })]],
  ['done', [row('a', 'userTask')]],
  ['refused', [row('a', 'userTask', { isRefused: true })]],
  ['returned', [row('a', 'userTask', { isReturned: true })]],
  ['passed', [row('a', 'sequenceFlow')]],
  ['passed', [row('a', 'sequenceFlow', { endTime: '' })]],
  ['claimable', [row('a', 'candidate', { endTime: '' })]],
  ['waiting', [row('a', 'candidate')]],
  ['active', [row('a', 'candidate', { endTime: '' }), row('a', 'userTask', { endTime: '' })]],
  ['active', [row('a', 'userTask'), row('a', 'userTask', { endTime: '' })]],
  ['done', [row('a', 'userTask', { endTime: '' }), row('a', 'userTask')]],
] as const)('%s', (state, rows) => expect(stateOf(...rows)).toBe(state));

test('loops are counted, and being offered to candidates is not', () => {
  const standings = flowStandings(leaveMarks);
  expect(standings.get('manager')).toMatchObject({ state: 'done', count: 2 });
  expect(standings.get('manager')?.passages.map(({ opinion }) => opinion)).toEqual(['请补充联系电话', '同意']);
  expect(standings.get('f2')).toMatchObject({ state: 'passed', count: 2 });
  expect(standings.get('leader')).toMatchObject({ state: 'active', count: 1 });
});

test('the two readings differ in what is finished alone', () =>
  expect(
    (['waiting', 'claimable', 'active', 'done', 'refused', 'returned', 'passed'] as const).map((state) => [
      lookOf(state, 'stock'),
      lookOf(state, 'literal'),
    ]),
  ).toEqual([
    [null, null],
    [null, null],
    ['primary', 'primary'],
    ['success', null],
    ['success', null],
    ['success', null],
    ['warning', 'warning'],
  ]));

test('the list has the order of the history, then that of the flow', () => {
  const nodes = ['a', 'b', 'c', 'd'].map((id): FlowNode => ({
    id,
    type: 'bpmn:UserTask',
    name: id,
    x: 0,
    y: 0,
    next: [],
    previous: [],
  }));
  const entries = flowEntries(
    nodes,
    flowStandings([
      row('c', 'userTask'),
      row('f', 'sequenceFlow'),
      row('a', 'userTask'),
      row('c', 'userTask'),
      row('gone', 'userTask'),
    ]),
  );
  expect(entries.map(({ node, state, count }) => [node.id, state, count])).toEqual([
    ['c', 'done', 2],
    ['a', 'done', 1],
    ['b', 'waiting', 0],
    ['d', 'waiting', 0],
  ]);
});
