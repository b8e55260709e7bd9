import { expect, it } from 'vitest';
import { compareFlows } from './compareFlows.ts';
import { end, sampleGraph, sampleNode, start } from '@lattice/flow/fixtures/sampleGraph';

const before = sampleGraph(
  [start, sampleNode('a', 'UserTask', { words: { assignee: '1' } }), end],
  ['start>a', 'a>end'],
);

it('finds nothing between equal versions', () => expect(compareFlows(before, structuredClone(before))).toEqual([]));

it('tells what was added, removed and changed, and in what', () => {
  const after = sampleGraph(
    [
      start,
      sampleNode('a', 'UserTask', { name: '审批', words: { candidateGroups: 'role:x' } }),
      sampleNode('b', 'UserTask'),
    ],
    ['start>a', 'a>b if ${pass}'],
  );
  expect(compareFlows(before, after).map(({ kind, id, isFlow }) => `${kind} ${isFlow ? 'flow ' : ''}${id}`)).toEqual([
    'added b',
    'removed end',
    'changed a',
    'added flow a>b',
    'removed flow a>end',
  ]);
  expect(compareFlows(before, after).find(({ id }) => id === 'a')?.differences).toEqual([
    { fact: 'name', before: 'a', after: '审批' },
    { fact: 'assignee', before: '1', after: '' },
    { fact: 'candidateGroups', before: '', after: 'role:x' },
  ]);
});

it('tells of conditions and of tasks of several people', () => {
  const loop = { isSequential: false, collection: '${people}', item: 'one', cardinality: '', completion: '' };
  const changes = compareFlows(
    sampleGraph([start], ['start>a if ${x}']),
    sampleGraph([{ ...start, loop }], ['start>a if ${y}']),
  );
  expect(changes.map(({ differences }) => differences)).toEqual([
    [{ fact: 'loop', before: '', after: 'parallel ${people}' }],
    [{ fact: 'condition', before: '${x}', after: '${y}' }],
  ]);
});

it('tells of a time limit that no longer interrupts', () => {
  const late = sampleNode('late', 'BoundaryEvent', { host: 'a', event: 'Timer' });
  const changes = compareFlows(
    sampleGraph([start, late], []),
    sampleGraph([start, { ...late, isInterrupting: false }], []),
  );
  expect(changes.map(({ differences }) => differences)).toEqual([
    [{ fact: 'isInterrupting', before: 'true', after: 'false' }],
  ]);
});
