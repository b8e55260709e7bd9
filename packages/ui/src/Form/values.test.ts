import { describe, expect, test } from 'vitest';
import type { FormField } from './FormField.ts';
import { sentValues, startValues } from './values.ts';

const field = (name: string, kind: FormField['kind'] = 'text', more: Partial<FormField> = {}): FormField => ({
  name,
  label: name,
  kind,
  ...more,
});

describe('values', () => {
  const fields = [field('n', 'number', { default: 3 }), field('s', 'switch'), field('t'), field('j', 'json')];

  test('start with the record in the form of the inputs; defaults only for a new one', () => {
    expect(startValues(fields, { id: '1', n: '12.50', s: '1', t: null, j: [1] }, 'edit')).toEqual({
      id: '1',
      n: 12.5,
      s: true,
      t: '',
      j: '[\n  1\n]',
    });
    expect(startValues(fields, {}, 'add')).toEqual({ n: 3, s: false, t: '', j: '' });
    expect(startValues(fields, {}, 'edit')).toMatchObject({ n: null });
    expect(startValues([field('g', 'geometry')], { g: {} }, 'edit')).toEqual({ g: null });
  });

  test('an empty date or number is sent as null, an empty text as such, and what was null stays null', () => {
    const all = [
      field('day', 'date'),
      field('at', 'datetime'),
      field('month', 'month'),
      field('time', 'time'),
      field('n', 'number'),
      field('text'),
      field('why', 'date', { showIf: { field: 'text', in: ['x'] } }),
    ];
    const empty = { day: '', at: '', month: '', time: '', n: null, text: '', why: '2026-01-01' };
    const none = { day: null, at: null, month: null, time: null, n: null, why: null };
    expect(sentValues(all, empty)).toEqual({ ...none, text: '' });
    expect(sentValues(all, startValues(all, {}, 'add'))).toEqual({ ...none, text: '' });
    const record = { text: null, day: '2026-01-01' };
    expect(sentValues(all, startValues(all, record, 'edit'), record)).toMatchObject({ text: null, day: '2026-01-01' });
    expect(sentValues(all, { text: 'a' }, record)).toMatchObject({ text: 'a' });
  });

  test('what is hidden is sent empty', () => {
    const hidden = [
      field('sw', 'switch'),
      field('why', 'text', { showIf: { field: 'sw', in: [true] } }),
      field('cost', 'money', { showIf: { field: 'sw', in: [1] } }),
    ];
    expect(sentValues(hidden, { id: '9', sw: false, why: '旧', cost: 5 })).toEqual({
      id: '9',
      sw: false,
      why: '',
      cost: null,
    });
    expect(sentValues(hidden, { sw: true, why: '新', cost: 5 })).toEqual({ sw: true, why: '新', cost: 5 });
  });

  test('JSON is sent as what it says; text that is no array or object stays', () => {
    expect(sentValues([field('j', 'json')], { j: '[{"a": 1}]' })).toEqual({ j: [{ a: 1 }] });
    expect(sentValues([field('j', 'json')], { j: '{"a"' })).toEqual({ j: '{"a"' });
    expect(sentValues([field('j', 'json')], { j: '' })).toEqual({ j: '' });
    expect(sentValues([field('j', 'json')], { j: '12' })).toEqual({ j: '12' });
  });
});
