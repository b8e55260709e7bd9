import { expect, it } from 'vitest';
import { namesOfValues } from './namesOfValues.ts';

const change = (before: string, after: string, more = {}) => ({
  row: { id: '1', ...more },
  before,
  after,
  fault: '',
});
const requested: string[][] = [];
const labels: Readonly<Record<string, string>> = { 1: '第一网格', 2: '第二网格', 3: '第三网格' };
const sources = {
  options: async () => [],
  tree: () => ({
    children: async () => [],
    labels: async (ids: string[]) => {
      requested.push(ids);
      return Object.fromEntries(ids.flatMap((id) => (labels[id] === undefined ? [] : [[id, labels[id]]])));
    },
  }),
};

it('names several records, asks only for what no row names, and keeps the id of what nobody names', async () => {
  const field = { name: 'helpers', label: '协助网格', kind: 'refs', to: 'grid' } as const;
  const names = await namesOfValues(
    field,
    [change('1,2', '3,9'), change('2', '3,9', { helpersName: '二' })],
    sources,
    'zh',
  );
  expect(Object.fromEntries(names)).toEqual({ '1,2': '第一网格、第二网格', 2: '二', '3,9': '第三网格、9' });
  expect(requested).toEqual([['1', '2', '3', '9']]);
});

it('names nothing for fields that name no records', async () =>
  expect(
    (await namesOfValues({ name: 'age', label: '年龄', kind: 'integer' }, [change('1', '2')], sources, 'zh')).size,
  ).toBe(0));
