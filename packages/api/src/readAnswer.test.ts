import { expect, it } from 'vitest';
import { readAnswer } from './readAnswer.ts';

const blank = { name: '', total: 0, isOpen: false, rows: [{ id: '', parts: [] }], more: { note: '' } };

it('fills what is missing, at any depth', () => {
  const filled = { name: '', total: 0, isOpen: false, rows: [], more: { note: '' } };
  for (const nothing of [undefined, null, '', {}, [], -1, { rows: {}, more: '', name: null }])
    expect(readAnswer(nothing, blank)).toEqual(filled);
  expect(readAnswer({ rows: [{}, null] }, blank)).toHaveProperty('rows', [{ id: '', parts: [] }]);
});

it('reads values of another kind, and keeps what the blank does not name', () => {
  expect(
    readAnswer({ name: 7, total: '12', isOpen: '1', rows: [{ id: 5, parts: [1], tone: 'info' }], own: 1 }, blank),
  ).toEqual({
    name: '7',
    total: 12,
    isOpen: true,
    rows: [{ id: '5', parts: [1], tone: 'info' }],
    more: { note: '' },
    own: 1,
  });
  expect(readAnswer({ total: 'many' }, blank)).toHaveProperty('total', 0);
});
