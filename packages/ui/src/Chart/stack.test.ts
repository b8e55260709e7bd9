import { expect, it } from 'vitest';
import { domainOf, spansOf } from './stack.ts';
import { pairs } from '../fixtures/pairs.ts';

const categories = [
  { key: '1', label: '一月' },
  { key: '2', label: '二月' },
];
const one = (id: string, first: number | null, second: number | null) => ({
  id,
  label: id,
  values: [
    { key: '1', label: '一月', value: first },
    { key: '2', label: '二月', value: second },
  ],
});

it('starts every span at zero when side by side', () =>
  expect(spansOf([one('a', 3, -2), one('b', 4, null)], categories, false)).toEqual([
    pairs('0,3 0,-2'),
    [[0, 4], null],
  ]));

it('stacks upwards and downwards apart', () => {
  const spans = spansOf([one('a', 3, -2), one('b', 4, 5), one('c', -1, -3)], categories, true);
  expect(spans).toEqual([pairs('0,3 0,-2'), pairs('3,7 0,5'), pairs('0,-1 -2,-5')]);
  expect(domainOf(spans)).toEqual([-5, 7]);
});

it('begins where it is told, if all values are above that', () => {
  expect(domainOf([[[0, 82], null, [0, 91]]], 70)).toEqual([70, 91]);
  expect(domainOf([pairs('0,60 0,91')], 70)).toEqual([0, 91]);
});

it('has a domain also when there is nothing', () => expect(domainOf([[null], [[0, 0]]])).toEqual([0, 1]));
