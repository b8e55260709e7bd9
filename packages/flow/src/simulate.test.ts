import { describe, expect, it } from 'vitest';
import type { FlowGraph } from './FlowGraph.ts';
import { end, logOf, sampleGraph, sampleNode, start } from './fixtures/sampleGraph.ts';
import { runWalk, startWalk, stepWalk } from './simulate.ts';

const task = (id: string, given = {}) => sampleNode(id, 'UserTask', given);
const leave = sampleGraph(
  [
    start,
    task('apply'),
    sampleNode('gate', 'ExclusiveGateway', { defaultFlow: 'gate>apply' }),
    sampleNode('long', 'ExclusiveGateway', { defaultFlow: 'long>end' }),
    task('boss'),
    end,
  ],
  [
    'start>apply',
    'apply>gate',
    'gate>long if ${pass}',
    'gate>apply',
    'long>boss if ${days > 3}',
    'long>end',
    'boss>end',
  ],
);
const path = (graph: FlowGraph, values: Readonly<Record<string, unknown>>) =>
  logOf(runWalk(graph, startWalk(graph), new Map(Object.entries(values))));

describe('simulate', () => {
  it('takes the way whose condition holds, and says why', () => {
    expect(path(leave, { pass: true, days: 5 })).toEqual([
      'start',
      'only:start>apply',
      'apply',
      'only:apply>gate',
      'gate',
      'condition:gate>long',
      'long',
      'condition:long>boss',
      'boss',
      'only:boss>end',
      'end',
      'finished',
    ]);
    expect(path(leave, { pass: true, days: 2 }).slice(-3)).toEqual(['default:long>end', 'end', 'finished']);
  });

  it('stops where a loop has no end, a variable no value, or no way fits', () => {
    expect(path(leave, { pass: false }).at(-1)).toMatch(/^endless/);
    expect(path(leave, { pass: true }).at(-1)).toBe('noValue days@long');
    expect(
      path(
        sampleGraph(
          [start, sampleNode('gate', 'ExclusiveGateway'), end],
          ['start>gate', 'gate>end if ${a == 1}', 'gate>start if ${a == 2}'],
        ),
        { a: 3 },
      ).at(-1),
    ).toBe('noWay @gate');
    expect(
      path(sampleGraph([start, sampleNode('gate', 'ExclusiveGateway'), end], ['start>gate', 'gate>end if x']), {}).at(
        -1,
      ),
    ).toBe('unreadable x@gate');
    expect(path(sampleGraph([end], []), {})).toEqual(['noStart @Leave']);
  });

  it('may be told other values on the way', () => {
    let walk = startWalk(leave);
    for (const pass of [true, true, false, false, true, true])
      walk = stepWalk(
        leave,
        walk,
        new Map<string, unknown>([
          ['pass', pass],
          ['days', 1],
        ]),
      );
    expect(
      walk.log
        .filter(({ kind }) => kind === 'flow')
        .map(({ id }) => id)
        .join(' '),
    ).toBe('start>apply apply>gate gate>apply apply>gate gate>long long>end');
  });

  it('forks and joins', () => {
    const both = (type: string, conditions: readonly string[]) =>
      sampleGraph(
        [start, sampleNode('fork', type), task('a'), task('b'), sampleNode('join', type), end],
        ['start>fork', ...conditions, 'a>join', 'b>join', 'join>end'],
      );
    const nodes = (graph: FlowGraph, values: Readonly<Record<string, unknown>>) =>
      path(graph, values)
        .filter((one) => !one.includes('>'))
        .join(' ');
    expect(nodes(both('ParallelGateway', ['fork>a', 'fork>b']), {})).toBe('start fork a b wait join end finished');
    const inclusive = both('InclusiveGateway', ['fork>a if ${x}', 'fork>b if ${y}']);
    expect(nodes(inclusive, { x: true, y: true })).toBe('start fork a b wait join end finished');
    expect(nodes(inclusive, { x: false, y: true })).toBe('start fork b join end finished');
  });

  it('goes through sub-processes, and ends all at a terminating end', () => {
    const inside = [sampleNode('begin', 'StartEvent', { parent: 'sub' }), task('in', { parent: 'sub' })];
    expect(
      path(
        sampleGraph([start, sampleNode('sub', 'SubProcess'), ...inside, end], ['start>sub', 'sub>end', 'begin>in']),
        {},
      ),
    ).toEqual(['start', 'only:start>sub', 'sub', 'begin', 'only:begin>in', 'in', 'only:sub>end', 'end', 'finished']);
    const stop = sampleGraph(
      [
        start,
        sampleNode('fork', 'ParallelGateway'),
        sampleNode('stop', 'EndEvent', { event: 'Terminate' }),
        task('late'),
        end,
      ],
      ['start>fork', 'fork>stop', 'fork>late', 'late>end'],
    );
    expect(path(stop, {}).slice(-2)).toEqual(['late', 'finished']);
  });
});
