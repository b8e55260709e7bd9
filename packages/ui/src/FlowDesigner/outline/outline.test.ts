import { expect, it } from 'vitest';
import { lineBefore, lineId, outline } from './outline.ts';
import { end, sampleGraph, sampleNode, start } from '@lattice/flow/fixtures/sampleGraph';

const task = (id: string, given = {}) => sampleNode(id, 'UserTask', given);
const lines = (graph: Parameters<typeof outline>[0]) =>
  outline(graph).map((line) => `${'-'.repeat(line.level)}${lineId(line)}`);

it('follows the flow: branches in their order, a join after all of them', () => {
  const graph = sampleGraph(
    [end, task('b'), task('a'), sampleNode('join', 'ExclusiveGateway'), sampleNode('fork', 'ExclusiveGateway'), start],
    ['start>fork', 'fork>a', 'fork>b', 'a>join', 'b>join', 'join>end', 'b>fork'],
  );
  expect(
    outline(graph)
      .filter(({ kind }) => kind === 'node')
      .map(lineId),
  ).toEqual(['start', 'fork', 'a', 'b', 'join', 'end']);
});

it('puts flows, boundary events and what is inside below', () => {
  const graph = sampleGraph(
    [
      start,
      sampleNode('sub', 'SubProcess'),
      sampleNode('late', 'BoundaryEvent', { host: 'sub' }),
      task('in', { parent: 'sub' }),
      sampleNode('begin', 'StartEvent', { parent: 'sub' }),
      end,
    ],
    ['start>sub', 'sub>end', 'begin>in', 'late>end'],
  );
  expect(lines(graph).join(' ')).toBe(
    '-start --start>sub -sub --begin ---begin>in --in --sub>end -late --late>end -end',
  );
});

it('forgets nothing: loops without a start and lonely nodes are last', () => {
  const graph = sampleGraph([task('x'), task('y'), task('lonely'), start, end], ['x>y', 'y>x', 'start>end']);
  const nodes = outline(graph)
    .filter(({ kind }) => kind === 'node')
    .map(lineId);
  expect(nodes.slice(0, 2)).toEqual(['start', 'end']);
  expect(nodes.toSorted()).toEqual(['end', 'lonely', 'start', 'x', 'y']);
});

it('knows what is chosen when something goes', () => {
  const graph = sampleGraph([start, task('a'), end], ['start>a', 'a>end']);
  expect(['start', 'start>a', 'a', 'a>end', 'end'].map((id) => lineBefore(graph, id))).toEqual([
    '',
    'start',
    'start',
    'a',
    'a',
  ]);
});
