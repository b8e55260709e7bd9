import { describe, expect, it } from 'vitest';
import { dueTimers, fireTimer } from './fireTimer.ts';
import type { FlowGraph, FlowNode } from './FlowGraph.ts';
import { sampleVariables } from './sampleData.ts';
import { sampleGraph, sampleNode } from './sampleGraph.ts';
import { runWalk, startWalk, stepWalk } from './simulate.ts';
import type { Walk } from './Walk.ts';

const task = (id: string, given = {}) => sampleNode(id, 'UserTask', given);
const [start, end] = [sampleNode('start', 'StartEvent'), sampleNode('end', 'EndEvent')];
const leave = sampleGraph(
  [start, task('apply'), sampleNode('gate', 'ExclusiveGateway', { defaultFlow: 'gate>apply' }), sampleNode('long', 'ExclusiveGateway', { defaultFlow: 'long>end' }), task('boss'), end],
  ['start>apply', 'apply>gate', 'gate>long if ${pass}', 'gate>apply', 'long>boss if ${days > 3}', 'long>end', 'boss>end'],
);
const told = ({ log }: Walk) => log.map((step) => (step.kind === 'flow' ? `${step.reason}:${step.id}` : step.kind === 'enter' ? step.id : step.kind === 'stuck' ? `${step.why} ${step.word}@${step.id}` : step.kind === 'fired' ? `fired ${step.id}` : step.kind));
const path = (graph: FlowGraph, values: Readonly<Record<string, unknown>>) => told(runWalk(graph, startWalk(graph), new Map(Object.entries(values))));

describe('simulate', () => {
  it('takes the way whose condition holds, and says why', () => {
    expect(path(leave, { pass: true, days: 5 })).toEqual(['start', 'only:start>apply', 'apply', 'only:apply>gate', 'gate', 'condition:gate>long', 'long', 'condition:long>boss', 'boss', 'only:boss>end', 'end', 'finished']);
    expect(path(leave, { pass: true, days: 2 }).slice(-3)).toEqual(['default:long>end', 'end', 'finished']);
  });

  it('stops where a loop has no end, a variable no value, or no way fits', () => {
    expect(path(leave, { pass: false }).at(-1)).toMatch(/^endless/);
    expect(path(leave, { pass: true }).at(-1)).toBe('noValue days@long');
    expect(path(sampleGraph([start, sampleNode('gate', 'ExclusiveGateway'), end], ['start>gate', 'gate>end if ${a == 1}', 'gate>start if ${a == 2}']), { a: 3 }).at(-1)).toBe('noWay @gate');
    expect(path(sampleGraph([start, sampleNode('gate', 'ExclusiveGateway'), end], ['start>gate', 'gate>end if x']), {}).at(-1)).toBe('unreadable x@gate');
    expect(path(sampleGraph([end], []), {})).toEqual(['noStart @Leave']);
  });

  it('may be told other values on the way', () => {
    let walk = startWalk(leave);
    for (const pass of [true, true, false, false, true, true]) walk = stepWalk(leave, walk, new Map<string, unknown>([['pass', pass], ['days', 1]]));
    expect(walk.log.filter(({ kind }) => kind === 'flow').map(({ id }) => id)).toEqual(['start>apply', 'apply>gate', 'gate>apply', 'apply>gate', 'gate>long', 'long>end']);
  });

  it('forks and joins', () => {
    const both = (type: string, conditions: readonly string[]) => sampleGraph([start, sampleNode('fork', type), task('a'), task('b'), sampleNode('join', type), end], ['start>fork', ...conditions, 'a>join', 'b>join', 'join>end']);
    expect(path(both('ParallelGateway', ['fork>a', 'fork>b']), {}).filter((one) => !one.includes('>'))).toEqual(['start', 'fork', 'a', 'b', 'wait', 'join', 'end', 'finished']);
    const inclusive = both('InclusiveGateway', ['fork>a if ${x}', 'fork>b if ${y}']);
    expect(path(inclusive, { x: true, y: true }).filter((one) => !one.includes('>'))).toEqual(['start', 'fork', 'a', 'b', 'wait', 'join', 'end', 'finished']);
    expect(path(inclusive, { x: false, y: true }).filter((one) => !one.includes('>'))).toEqual(['start', 'fork', 'b', 'join', 'end', 'finished']);
  });

  it('goes through sub-processes, and ends all at a terminating end', () => {
    const inside = [sampleNode('begin', 'StartEvent', { parent: 'sub' }), task('in', { parent: 'sub' })];
    expect(path(sampleGraph([start, sampleNode('sub', 'SubProcess'), ...inside, end], ['start>sub', 'sub>end', 'begin>in']), {})).toEqual(['start', 'only:start>sub', 'sub', 'begin', 'only:begin>in', 'in', 'only:sub>end', 'end', 'finished']);
    const stop = sampleGraph([start, sampleNode('fork', 'ParallelGateway'), sampleNode('stop', 'EndEvent', { event: 'Terminate' }), task('late'), end], ['start>fork', 'fork>stop', 'fork>late', 'late>end']);
    expect(path(stop, {}).slice(-2)).toEqual(['late', 'finished']);
  });
});

describe('timers of a simulation', () => {
  const none = new Map<string, unknown>();
  const late = (id: string, host: string, given: Partial<FlowNode> = {}) => sampleNode(id, 'BoundaryEvent', { host, event: 'Timer', timer: { kind: 'duration', text: 'PT1H' }, ...given });
  const steps = (graph: FlowGraph, count: number, from = startWalk(graph)) => Array.from({ length: count }).reduce<Walk>((walk) => stepWalk(graph, walk, none), from);
  const due = (graph: FlowGraph, walk: Walk) => dueTimers(graph, walk).map(({ id }) => id);

  it('one that interrupts takes the place of its activity', () => {
    const graph = sampleGraph([start, task('boss'), late('late', 'boss'), task('deputy'), end], ['start>boss', 'boss>end', 'late>deputy', 'deputy>end']);
    expect(due(graph, startWalk(graph))).toEqual([]);
    const waiting = steps(graph, 1);
    expect(due(graph, waiting)).toEqual(['late']);
    const fired = fireTimer(graph, waiting, 'late', none);
    expect(fired).toMatchObject({ tokens: ['deputy'], isOver: false });
    expect(due(graph, fired)).toEqual([]);
    expect(told(runWalk(graph, fired, none))).toEqual(['start', 'only:start>boss', 'boss', 'fired late', 'only:late>deputy', 'deputy', 'only:deputy>end', 'end', 'finished']);
    expect(told(runWalk(graph, waiting, none))).not.toContain('fired late');
    expect(fireTimer(graph, fired, 'late', none)).toBe(fired);
  });

  it('another goes on beside it, once, or as often as its cycle says', () => {
    const graph = (timer: FlowNode['timer']) => sampleGraph([start, task('boss'), late('late', 'boss', { isInterrupting: false, timer }), task('remind'), end], ['start>boss', 'boss>end', 'late>remind']);
    const once = graph({ kind: 'duration', text: 'PT1H' });
    const fired = fireTimer(once, steps(once, 1), 'late', none);
    expect(fired.tokens).toEqual(['boss', 'remind']);
    expect(due(once, fired)).toEqual([]);
    expect(told(runWalk(once, fired, none)).at(-1)).toBe('finished');
    const often = (text: string, count: number) => {
      const whole = graph({ kind: 'cycle', text });
      return due(whole, Array.from({ length: count }).reduce<Walk>((walk) => fireTimer(whole, walk, 'late', none), steps(whole, 1)));
    };
    expect(often('R2/PT1H', 1)).toEqual(['late']);
    expect(often('R2/PT1H', 2)).toEqual([]);
    expect(often('R/PT1H', 9)).toEqual(['late']);
  });

  it('may fire anew when its activity is come to again, and not on what is over at once', () => {
    const graph = sampleGraph([start, task('boss'), late('late', 'boss', { isInterrupting: false }), sampleNode('note', 'ServiceTask'), late('never', 'note')], ['start>boss', 'boss>note', 'note>boss']);
    const fired = fireTimer(graph, steps(graph, 1), 'late', none);
    expect([due(graph, fired), due(graph, steps(graph, 1, fired)), due(graph, steps(graph, 2, fired))]).toEqual([[], [], ['late']]);
  });

  it('on the edge of a sub-process it takes along all that stands inside', () => {
    const inside = [sampleNode('begin', 'StartEvent', { parent: 'sub' }), sampleNode('fork', 'ParallelGateway', { parent: 'sub' }), task('a', { parent: 'sub' }), task('b', { parent: 'sub' }), sampleNode('join', 'ParallelGateway', { parent: 'sub' })];
    const graph = sampleGraph([start, sampleNode('sub', 'SubProcess'), late('late', 'sub'), ...inside, task('after'), end], ['start>sub', 'begin>fork', 'fork>a', 'fork>b', 'a>join', 'b>join', 'sub>end', 'late>after', 'after>end']);
    const half = steps(graph, 5);
    expect(half).toMatchObject({ tokens: ['b'], arrived: ['a>join'], open: ['sub'] });
    const fired = fireTimer(graph, half, 'late', none);
    expect(fired).toMatchObject({ tokens: ['after'], arrived: [], open: [] });
    expect(told(runWalk(graph, half, none)).slice(-3)).toEqual(['only:sub>end', 'end', 'finished']);
    const dead = sampleGraph([start, sampleNode('sub', 'SubProcess'), late('late', 'in', { parent: 'sub' }), sampleNode('begin', 'StartEvent', { parent: 'sub' }), task('in', { parent: 'sub' }), end], ['start>sub', 'begin>in', 'sub>end']);
    expect(told(runWalk(dead, fireTimer(dead, steps(dead, 3), 'late', none), none)).slice(-4)).toEqual(['fired late', 'only:sub>end', 'end', 'finished']);
  });

  it('in the middle of a flow it leads on, and behind a gateway that waits for events it decides', () => {
    const wait = (id: string) => sampleNode(id, 'IntermediateCatchEvent', { event: 'Timer', timer: { kind: 'duration', text: 'P1D' } });
    const graph = sampleGraph([start, wait('day'), end], ['start>day', 'day>end']);
    expect(due(graph, steps(graph, 1))).toEqual(['day']);
    expect(told(fireTimer(graph, steps(graph, 1), 'day', none)).slice(2)).toEqual(['day', 'fired day', 'only:day>end', 'end']);
    expect(steps(graph, 2)).toEqual(fireTimer(graph, steps(graph, 1), 'day', none));
    const race = sampleGraph([start, sampleNode('race', 'EventBasedGateway'), wait('day'), wait('week'), task('late'), end], ['start>race', 'race>day', 'race>week', 'day>end', 'week>late', 'late>end']);
    expect(due(race, steps(race, 1))).toEqual(['day', 'week']);
    const fired = fireTimer(race, steps(race, 1), 'week', none);
    expect([fired.tokens, told(fired).slice(3)]).toEqual([['late'], ['event:race>week', 'week', 'fired week', 'only:week>late', 'late']]);
  });
});

it('asks sample data of the kind that conditions compare with', () => {
  const graph = sampleGraph([], ["a>b if ${pass && days > 3}", "a>c if ${kind == 'x' || empty note}", 'a>d if ${!(done) && 1 + n > 2 && yes == true}']);
  expect(sampleVariables(graph)).toEqual([
    { name: 'pass', kind: 'boolean' }, { name: 'days', kind: 'number' }, { name: 'kind', kind: 'text' }, { name: 'note', kind: 'text' }, { name: 'done', kind: 'boolean' }, { name: 'n', kind: 'number' }, { name: 'yes', kind: 'boolean' },
  ]);
});
