import { describe, expect, it } from 'vitest';
import type { FlowGraph, FlowNode } from './FlowGraph.ts';
import { end, sampleGraph, sampleNode, start } from './fixtures/sampleGraph.ts';
import { validate } from './validate.ts';

const task = (id: string, given: Partial<FlowNode> = {}) =>
  sampleNode(id, 'UserTask', { words: { assignee: '1' }, ...given });
const gateway = (given: Partial<FlowNode> = {}) => sampleNode('gate', 'ExclusiveGateway', given);
const problems = (graph: FlowGraph) =>
  validate(graph).map(({ kind, id, isError }) => `${isError ? '' : '?'}${kind}@${id}`);

const good = sampleGraph(
  [start, task('a'), gateway({ defaultFlow: 'gate>end' }), task('b', { words: { candidateGroups: 'role:x' } }), end],
  ['start>a', 'a>gate', 'gate>b if ${days > 3}', 'gate>end', 'b>end'],
);

describe('validate', () => {
  it('finds nothing wrong with a good process', () => expect(validate(good)).toEqual([]));

  it.each<readonly [string, FlowGraph, readonly string[]]>([
    ['an empty process', sampleGraph([], []), ['noStart@Leave', 'noEnd@Leave']],
    ['a bad key', { ...good, key: '1 x' }, ['badKey@1 x']],
    [
      'a task without people or name',
      sampleGraph([start, task('a', { words: {}, name: ' ' }), end], ['start>a', 'a>end']),
      ['?noPeople@a', '?noName@a'],
    ],
    ['a node that nothing leads to', sampleGraph([start, end, task('a')], ['start>end', 'a>end']), ['?unreachable@a']],
    ['a task that leads nowhere', sampleGraph([start, task('a'), end], ['start>a', 'start>end']), ['?noWayOn@a']],
    ['a flow without an end', sampleGraph([start, end], ['start>end', 'start>ghost']), ['danglingFlow@start>ghost']],
    [
      'a choice without conditions',
      sampleGraph([start, gateway(), task('a'), end], ['start>gate', 'gate>a', 'gate>end if ${pass}', 'a>end']),
      ['?noCondition@gate>a'],
    ],
    [
      'a choice without a default',
      sampleGraph([start, gateway(), end], ['start>gate', 'gate>end if ${pass}', 'gate>start if ${days > 3}']),
      ['?startIsLedTo@start', '?noDefault@gate'],
    ],
    [
      'nothing at a choice of two that leave no case out',
      sampleGraph(
        [start, gateway(), task('a'), end],
        ['start>gate', 'gate>a if ${pass}', 'gate>end if ${!pass}', 'a>end'],
      ),
      [],
    ],
    [
      'a default with a condition',
      sampleGraph(
        [start, gateway({ defaultFlow: 'gate>end' }), task('a'), end],
        ['start>gate', 'gate>end if ${pass}', 'gate>a if ${!pass}', 'a>end'],
      ),
      ['?defaultCondition@gate>end'],
    ],
    [
      'a condition without braces',
      sampleGraph(
        [start, gateway({ defaultFlow: 'gate>a' }), task('a'), end],
        ['start>gate', 'gate>a', 'gate>end if return 1', 'a>end'],
      ),
      ['plainCondition@gate>end'],
    ],
    [
      'an expression that calls',
      sampleGraph([start, task('a', { words: { assignee: '${bean.of(1)}' } }), end], ['start>a', 'a>end']),
      ['badExpression@a'],
    ],
    [
      'kinds that are not run',
      sampleGraph(
        [
          start,
          sampleNode('a', 'ScriptTask'),
          sampleNode('m', 'IntermediateCatchEvent', { event: 'Message' }),
          sampleNode('s', 'ServiceTask', { words: { class: 'x.Y' } }),
          end,
        ],
        ['start>a', 'a>m', 'm>s', 's>end'],
      ),
      ['unknownType@a', 'unknownEvent@m', 'runsCode@s'],
    ],
    [
      'several people without a list',
      sampleGraph(
        [
          start,
          task('a', { loop: { isSequential: false, collection: '', item: '', cardinality: '', completion: '' } }),
          end,
        ],
        ['start>a', 'a>end'],
      ),
      ['loopNobody@a'],
    ],
    [
      'a timer without a time',
      sampleGraph([start, sampleNode('t', 'IntermediateCatchEvent', { event: 'Timer' }), end], ['start>t', 't>end']),
      ['noTime@t'],
    ],
    ['two of one id', sampleGraph([start, task('a'), task('a'), end], ['start>a', 'a>end']), ['duplicateId@a']],
    ['an end that goes on', sampleGraph([start, end, task('a')], ['start>end', 'end>a', 'a>end']), ['?endGoesOn@end']],
  ])('tells of %s', (_, graph, expected) => expect(problems(graph)).toEqual(expected));

  it('goes into sub-processes and over boundary events', () => {
    const sub = sampleNode('sub', 'SubProcess');
    const late = sampleNode('late', 'BoundaryEvent', {
      host: 'sub',
      event: 'Timer',
      timer: { kind: 'duration', text: 'P2D' },
    });
    const inside = [
      sampleNode('begin', 'StartEvent', { parent: 'sub' }),
      task('in', { parent: 'sub' }),
      sampleNode('stop', 'EndEvent', { parent: 'sub' }),
    ];
    expect(
      problems(
        sampleGraph([start, sub, late, ...inside, end], ['start>sub', 'sub>end', 'late>end', 'begin>in', 'in>stop']),
      ),
    ).toEqual([]);
    expect(
      problems(
        sampleGraph(
          [start, sub, ...inside, task('lost', { parent: 'sub' }), end],
          ['start>sub', 'sub>end', 'begin>in', 'in>stop', 'lost>lost'],
        ),
      ),
    ).toEqual(['?unreachable@lost']);
  });
});
