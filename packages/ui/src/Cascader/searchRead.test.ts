import { expect, test } from 'vitest';
import { searchRead } from './searchRead.ts';

const known = {
  '[]': {
    path: [],
    options: [
      { value: '1', label: '矛盾纠纷' },
      { value: '2', label: '公共安全', isDisabled: true },
      { value: '3', label: '城管 ABC' },
    ],
  },
  '["1"]': {
    path: ['1'],
    options: [
      { value: '11', label: '邻里纠纷', isLeaf: true },
      { value: '12', label: '劳资纠纷' },
    ],
  },
  '["2"]': { path: ['2'], options: [{ value: '21', label: '消防隐患', isLeaf: true }] },
};
const found = (text: string, canStopEarly = false) =>
  searchRead(known, text, canStopEarly).map((hit) => hit.labels.join('/'));

test('leaves and branches not read yet are found by words of the whole path', () => {
  expect(found('纠纷')).toEqual(['矛盾纠纷/邻里纠纷', '矛盾纠纷/劳资纠纷']);
  expect(found('矛盾 邻里')).toEqual(['矛盾纠纷/邻里纠纷']);
  expect(found('矛盾纠纷/劳资')).toEqual(['矛盾纠纷/劳资纠纷']);
  expect(found('ａbc')).toEqual(['城管 ABC']);
});

test('branches are found where a path may end early', () =>
  expect(found('矛盾', true)).toEqual(['矛盾纠纷', '矛盾纠纷/邻里纠纷', '矛盾纠纷/劳资纠纷']));

test('what lies under a disabled choice is disabled', () =>
  expect(searchRead(known, '消防', false)).toEqual([
    { path: ['2', '21'], labels: ['公共安全', '消防隐患'], isLeaf: true, isDisabled: true },
  ]));

test('nothing is found by blanks', () => expect(found(' / ')).toEqual([]));
