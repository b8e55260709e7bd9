import { describe, expect, test } from 'vitest';
import type { FormField } from './FormField.ts';
import { inputProblem } from './inputProblem.ts';
import { formItems, formSections, isShown } from './layout.ts';
import { readRefusal } from './refusal.ts';
import { sentValues, startValues } from './values.ts';

const field = (name: string, kind: FormField['kind'] = 'text', more: Partial<FormField> = {}): FormField => ({ name, label: name, kind, ...more });

describe('layout', () => {
  test('longitude and latitude of a pair become one point, where the first stands', () => {
    const items = formItems([field('a'), field('lat', 'lnglat', { axis: 'lat' }), field('b'), field('lng', 'lnglat', { axis: 'lng' }), field('lng2', 'lnglat', { axis: 'lng', pair: '2' })]);
    expect(items.map((item) => item.key)).toEqual(['a', 'lng+lat', 'b', 'lng2']);
    expect(items[1]).toMatchObject({ kind: 'point', lng: { name: 'lng' }, lat: { name: 'lat' } });
  });

  test('sections: the ungrouped first, unknown groups with them, empty ones left out', () => {
    const sections = formSections([field('a', 'text', { group: 'x' }), field('b'), field('c', 'text', { group: 'gone' })], [{ key: 'empty', label: '空' }, { key: 'x', label: '基本信息' }]);
    expect(sections.map(({ label, items }) => [label, items.map((item) => item.key)])).toEqual([['', ['b', 'c']], ['基本信息', ['a']]]);
  });

  test('showIf compares text and number alike', () => {
    const shown = field('a', 'text', { showIf: { field: 'sw', in: [1] } });
    expect(isShown(shown, { sw: '1' })).toBe(true);
    expect(isShown(shown, { sw: 0 })).toBe(false);
    expect(isShown(shown, {})).toBe(false);
  });
});

describe('values', () => {
  const fields = [field('n', 'number', { default: 3 }), field('s', 'switch'), field('t'), field('j', 'json')];

  test('start with the record in the form of the inputs; defaults only for a new one', () => {
    expect(startValues(fields, { id: '1', n: '12.50', s: '1', t: null, j: [1] }, 'edit')).toEqual({ id: '1', n: 12.5, s: 1, t: '', j: '[\n  1\n]' });
    expect(startValues(fields, {}, 'add')).toEqual({ n: 3, s: 0, t: '', j: '' });
    expect(startValues(fields, {}, 'edit')).toMatchObject({ n: null });
  });

  test('what is hidden is sent empty', () => {
    const hidden = [field('sw', 'switch'), field('why', 'text', { showIf: { field: 'sw', in: [1] } }), field('cost', 'money', { showIf: { field: 'sw', in: [1] } })];
    expect(sentValues(hidden, { id: '9', sw: 0, why: '旧', cost: 5 })).toEqual({ id: '9', sw: 0, why: '', cost: null });
    expect(sentValues(hidden, { sw: 1, why: '新', cost: 5 })).toEqual({ sw: 1, why: '新', cost: 5 });
  });
});

test('inputProblem finds what an input cannot hand on', () => {
  expect(inputProblem(field('n', 'number'), Number.NaN)).toBe('number');
  expect(inputProblem(field('j', 'json'), '{"a"')).toBe('json');
  expect(inputProblem(field('j', 'json'), ' ')).toBeNull();
  expect(inputProblem(field('g', 'geometry'), { type: 'LineString', coordinates: [[1, 2]] })).toBe('drawing');
  expect(inputProblem(field('g', 'geometry'), null)).toBeNull();
});

test('a refusal is sorted into fields and a sentence', () => {
  const names = new Set(['phone']);
  const phone = { field: 'phone', message: '手机号码长度不为11位' };
  expect(readRefusal({ fieldErrors: [phone], message: '参数有误' }, names)).toEqual({ fieldErrors: [phone], message: '' });
  expect(readRefusal({ fieldErrors: [{ field: 'rev', message: '已被他人修改' }], message: '冲突' }, names)).toEqual({ fieldErrors: [], message: '冲突；已被他人修改' });
  expect(readRefusal(new Error('网络中断'), names)).toEqual({ fieldErrors: [], message: '网络中断' });
  expect(readRefusal('坏了', names)).toEqual({ fieldErrors: [], message: '坏了' });
});
