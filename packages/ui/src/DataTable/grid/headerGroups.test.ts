import { expect, it } from 'vitest';
import { headerGroups } from './headerGroups.ts';

it('is empty where no column has a title above its own', () => expect(headerGroups([{}, {}])).toEqual([]));

it('joins neighbours with the same titles on each level', () => {
  const columns = [
    {},
    { group: ['人', '证件'] },
    { group: ['人', '证件'] },
    { group: '人' },
    { group: '房' },
    { group: ['房', '证件'] },
  ];
  expect(headerGroups(columns)).toEqual([
    [
      { label: '人', from: 1, span: 3 },
      { label: '房', from: 4, span: 2 },
    ],
    [
      { label: '证件', from: 1, span: 2 },
      { label: '证件', from: 5, span: 1 },
    ],
  ]);
});

it('draws a title again where its columns stand apart or at different edges', () =>
  expect(headerGroups([{ group: '人', pin: 'start' }, { group: '人' }, {}, { group: '人' }])).toEqual([
    [
      { label: '人', from: 0, span: 1 },
      { label: '人', from: 1, span: 1 },
      { label: '人', from: 3, span: 1 },
    ],
  ]));

it('keeps inner titles of different outer ones apart', () =>
  expect(headerGroups([{ group: ['甲', '同'] }, { group: ['乙', '同'] }])[1]).toEqual([
    { label: '同', from: 0, span: 1 },
    { label: '同', from: 1, span: 1 },
  ]));
