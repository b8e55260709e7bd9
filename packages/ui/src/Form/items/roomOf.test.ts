import { expect, test } from 'vitest';
import type { FormField } from '../FormField.ts';
import { formItems } from '../layout.ts';
import { linesIn, roomOf } from './roomOf.ts';

const room = (kind: FormField['kind'], more: Partial<FormField> = {}, isView = false) =>
  formItems([{ name: 'a', label: 'a', kind, ...more }]).map((item) => roomOf(item, isView))[0];

test('each input keeps its own room while it loads', () =>
  expect([room('date'), room('images'), room('image', { input: 'avatar' }), room('richtext')]).toEqual([
    'line',
    'tiles',
    'face',
    'prose',
  ]));

test('what is only read takes a line of words, pictures and drawings their own room', () =>
  expect([
    room('richtext', {}, true),
    room('date', { readonly: true }),
    room('images', {}, true),
    room('geometry', {}, true),
  ]).toEqual(['words', 'words', 'tiles', 'drawing']));

test('files and pairs are counted, since each takes a line', () => {
  const lines = (kind: FormField['kind'], value: unknown, more: Partial<FormField> = {}) =>
    formItems([{ name: 'a', label: 'a', kind, ...more }]).map((item) => linesIn(item, value))[0];
  expect([
    lines('files', '/a,/b'),
    lines('images', '/a,/b'),
    lines('json', '[{"key":"a","value":"1"}]', { input: 'pairs' }),
    lines('files', undefined),
  ]).toEqual([2, 0, 1, 0]);
});
