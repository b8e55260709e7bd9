import { expect, it } from 'vitest';
import { sampleVariables } from './sampleData.ts';
import { sampleGraph } from '@lattice/flow/fixtures/sampleGraph';

it('asks sample data of the kind that conditions compare with', () => {
  const graph = sampleGraph(
    [],
    [
      'a>b if ${pass && days > 3}',
      "a>c if ${kind == 'x' || empty note}",
      'a>d if ${!(done) && 1 + n > 2 && yes == true}',
    ],
  );
  expect(sampleVariables(graph)).toEqual([
    { name: 'pass', kind: 'boolean' },
    { name: 'days', kind: 'number' },
    { name: 'kind', kind: 'text' },
    { name: 'note', kind: 'text' },
    { name: 'done', kind: 'boolean' },
    { name: 'n', kind: 'number' },
    { name: 'yes', kind: 'boolean' },
  ]);
});
