import { describe, expect, it } from 'vitest';
import { dueTimers, fireTimer } from './fireTimer.ts';
import type { FlowGraph, FlowNode } from './FlowGraph.ts';
import { end, logOf, sampleGraph, sampleNode, start } from './fixtures/sampleGraph.ts';
import { runWalk, startWalk, stepWalk } from './simulate.ts';
import type { Walk } from './Walk.ts';

const task = (id: string, given = {}) => sampleNode(id, 'UserTask', given);
describe('timers of a simulation', () => {
  const none = new Map<string, unknown>();
  const late = (id: string, host: string, given: Partial<FlowNode> = {}) =>
    sampleNode(id, 'BoundaryEvent', { host, event: 'Timer', timer: { kind: 'duration', text: 'PT1H' }, ...given });
  const steps = (graph: FlowGraph, count: number, from = startWalk(graph)) =>
    Array.from({ length: count }).reduce<Walk>((walk) => stepWalk(graph, walk, none), from);
  const due = (graph: FlowGraph, walk: Walk) => dueTimers(graph, walk).map(({ id }) => id);

  it('one that interrupts takes the place of its activity', () => {
    const graph = sampleGraph(
      [start, task('boss'), late('late', 'boss'), task('deputy'), end],
      ['start>boss', 'boss>end', 'late>deputy', 'deputy>end'],
    );
    expect(due(graph, startWalk(graph))).toEqual([]);
    const waiting = steps(graph, 1);
    expect(due(graph, waiting)).toEqual(['late']);
    const fired = fireTimer(graph, waiting, 'late', none);
    expect(fired).toMatchObject({ tokens: ['deputy'], isOver: false });
    expect(due(graph, fired)).toEqual([]);
    expect(logOf(runWalk(graph, fired, none))).toEqual([
      'start',
      'only:start>boss',
      'boss',
      'fired late',
      'only:late>deputy',
      'deputy',
      'only:deputy>end',
      'end',
      'finished',
    ]);
    expect(logOf(runWalk(graph, waiting, none))).not.toContain('fired late');
    expect(fireTimer(graph, fired, 'late', none)).toBe(fired);
  });

  it('another goes on beside it, once, or as often as its cycle says', () => {
    const graph = (timer: FlowNode['timer']) =>
      sampleGraph(
        [start, task('boss'), late('late', 'boss', { isInterrupting: false, timer }), task('remind'), end],
        ['start>boss', 'boss>end', 'late>remind'],
      );
    const once = graph({ kind: 'duration', text: 'PT1H' });
    const fired = fireTimer(once, steps(once, 1), 'late', none);
    expect(fired.tokens).toEqual(['boss', 'remind']);
    expect(due(once, fired)).toEqual([]);
    expect(logOf(runWalk(once, fired, none)).at(-1)).toBe('finished');
    const often = (text: string, count: number) => {
      const whole = graph({ kind: 'cycle', text });
      return due(
        whole,
        Array.from({ length: count }).reduce<Walk>((walk) => fireTimer(whole, walk, 'late', none), steps(whole, 1)),
      );
    };
    expect(often('R2/PT1H', 1)).toEqual(['late']);
    expect(often('R2/PT1H', 2)).toEqual([]);
    expect(often('R/PT1H', 9)).toEqual(['late']);
  });

  it('may fire anew when its activity is come to again, and not on what is over at once', () => {
    const graph = sampleGraph(
      [
        start,
        task('boss'),
        late('late', 'boss', { isInterrupting: false }),
        sampleNode('note', 'ServiceTask'),
        late('never', 'note'),
      ],
      ['start>boss', 'boss>note', 'note>boss'],
    );
    const fired = fireTimer(graph, steps(graph, 1), 'late', none);
    expect([due(graph, fired), due(graph, steps(graph, 1, fired)), due(graph, steps(graph, 2, fired))]).toEqual([
      [],
      [],
      ['late'],
    ]);
  });

  it('on the edge of a sub-process it takes along all that stands inside', () => {
    const inside = [
      sampleNode('begin', 'StartEvent', { parent: 'sub' }),
      sampleNode('fork', 'ParallelGateway', { parent: 'sub' }),
      task('a', { parent: 'sub' }),
      task('b', { parent: 'sub' }),
      sampleNode('join', 'ParallelGateway', { parent: 'sub' }),
    ];
    const graph = sampleGraph(
      [start, sampleNode('sub', 'SubProcess'), late('late', 'sub'), ...inside, task('after'), end],
      ['start>sub', 'begin>fork', 'fork>a', 'fork>b', 'a>join', 'b>join', 'sub>end', 'late>after', 'after>end'],
    );
    const half = steps(graph, 5);
    expect(half).toMatchObject({ tokens: ['b'], arrived: ['a>join'], open: ['sub'] });
    const fired = fireTimer(graph, half, 'late', none);
    expect(fired).toMatchObject({ tokens: ['after'], arrived: [], open: [] });
    expect(logOf(runWalk(graph, half, none)).slice(-3)).toEqual(['only:sub>end', 'end', 'finished']);
    const dead = sampleGraph(
      [
        start,
        sampleNode('sub', 'SubProcess'),
        late('late', 'in', { parent: 'sub' }),
        sampleNode('begin', 'StartEvent', { parent: 'sub' }),
        task('in', { parent: 'sub' }),
        end,
      ],
      ['start>sub', 'begin>in', 'sub>end'],
    );
    expect(logOf(runWalk(dead, fireTimer(dead, steps(dead, 3), 'late', none), none)).slice(-4)).toEqual([
      'fired late',
      'only:sub>end',
      'end',
      'finished',
    ]);
  });

  it('in the middle of a flow it leads on, and behind a gateway that waits for events it decides', () => {
    const wait = (id: string) =>
      sampleNode(id, 'IntermediateCatchEvent', { event: 'Timer', timer: { kind: 'duration', text: 'P1D' } });
    const graph = sampleGraph([start, wait('day'), end], ['start>day', 'day>end']);
    expect(due(graph, steps(graph, 1))).toEqual(['day']);
    expect(logOf(fireTimer(graph, steps(graph, 1), 'day', none)).slice(2)).toEqual([
      'day',
      'fired day',
      'only:day>end',
      'end',
    ]);
    expect(steps(graph, 2)).toEqual(fireTimer(graph, steps(graph, 1), 'day', none));
    const race = sampleGraph(
      [start, sampleNode('race', 'EventBasedGateway'), wait('day'), wait('week'), task('late'), end],
      ['start>race', 'race>day', 'race>week', 'day>end', 'week>late', 'late>end'],
    );
    expect(due(race, steps(race, 1))).toEqual(['day', 'week']);
    const fired = fireTimer(race, steps(race, 1), 'week', none);
    expect([fired.tokens, logOf(fired).slice(3)]).toEqual([
      ['late'],
      ['event:race>week', 'week', 'fired week', 'only:week>late', 'late'],
    ]);
  });
});
