import { expect, test } from 'vitest';
import { regionCascade } from './regionCascade.ts';

const source = {
  children: (code: string) =>
    Promise.resolve([
      { code: `${code}01`, name: `${code}一` },
      { code: `${code}02`, name: `${code}二`, isLeaf: true },
    ]),
  path: (code: string) =>
    Promise.resolve([
      { code: '01', name: '省' },
      { code, name: '市' },
    ]),
};

test('the last level has nothing under it', async () => {
  const cascade = regionCascade(source, 2);
  expect((await cascade.children([])).map((option) => option.isLeaf)).toEqual([false, true]);
  expect(await cascade.children(['01'])).toEqual([
    { value: '0101', label: '01一', isLeaf: true },
    { value: '0102', label: '01二', isLeaf: true },
  ]);
});

test('a path is named by its last code', async () =>
  expect(await regionCascade(source, 2).labels?.(['0101'])).toEqual(['省', '市']));

test('a search gives ways down to the last level at most', async () => {
  const way = [
    { code: '01', name: '省' },
    { code: '0101', name: '市' },
    { code: '010101', name: '区' },
  ];
  const cascade = regionCascade({ ...source, search: async () => [way.slice(0, 1), way.slice(0, 2), way] }, 2);
  expect(await cascade.search?.('省')).toEqual([
    { path: ['01'], labels: ['省'], isLeaf: false },
    { path: ['01', '0101'], labels: ['省', '市'], isLeaf: true },
  ]);
});
