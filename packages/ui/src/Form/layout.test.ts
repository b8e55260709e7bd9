import { describe, expect, test } from 'vitest';
import type { FormField } from './FormField.ts';
import type { FormValues } from './FormValues.ts';
import { drawnFields, formItems, formSections, isShown, spanOf, typedFields } from './layout.ts';

const field = (name: string, kind: FormField['kind'] = 'text', more: Partial<FormField> = {}): FormField => ({
  name,
  label: name,
  kind,
  ...more,
});

describe('layout', () => {
  test('longitude and latitude of a pair become one point, where the first stands', () => {
    const items = formItems([
      field('a'),
      field('lat', 'lnglat', { axis: 'lat' }),
      field('b'),
      field('lng', 'lnglat', { axis: 'lng' }),
      field('lng2', 'lnglat', { axis: 'lng', pair: '2' }),
    ]);
    expect(items.map((item) => item.key)).toEqual(['a', 'lng+lat', 'b', 'lng2']);
    expect(items[1]).toMatchObject({ kind: 'point', lng: { name: 'lng' }, lat: { name: 'lat' } });
  });

  test('sections: the ungrouped first, unknown groups with them, empty ones left out', () => {
    const sections = formSections(
      [field('a', 'text', { group: 'x' }), field('b'), field('c', 'text', { group: 'gone' })],
      [
        { key: 'empty', label: '空' },
        { key: 'x', label: '基本信息' },
      ],
    );
    expect(sections.map(({ label, items }) => [label, items.map((item) => item.key)])).toEqual([
      ['', ['b', 'c']],
      ['基本信息', ['a']],
    ]);
  });

  test('showIf compares text and number alike', () => {
    const shown = field('a', 'text', { showIf: { field: 'sw', in: [1] } });
    expect(isShown(shown, { sw: '1' })).toBe(true);
    expect(isShown(shown, { sw: 0 })).toBe(false);
    expect(isShown(shown, {})).toBe(false);
  });

  test('what is computed is drawn as its kind and stays as it is', () =>
    expect(drawnFields([field('a', 'computed', { as: 'date' }), field('b', 'computed'), field('c')])).toEqual([
      field('a', 'date', { as: 'date', readonly: true }),
      field('b', 'text', { readonly: true }),
      field('c'),
    ]));

  test('an ID number fills in the fields that are derived from it', () => {
    const [own, guardian] = drawnFields([
      field('idCard', 'idcard'),
      field('guardianIdCard', 'idcard'),
      field('sex', 'dict', { derive: 'idCard' }),
      field('birthDate', 'date', { derive: 'idCard', readonly: true }),
    ]);
    expect([own?.fills, guardian?.fills]).toEqual([{ birthday: 'birthDate', sex: 'sex' }, {}]);
  });

  test('a form leaves out what can only be read and stays without a value', () => {
    const fields = [
      field('idCard', 'idcard', { fills: { sex: 'sex' } }),
      field('sex', 'dict', { readonly: true }),
      field('state', 'dict', { readonly: true }),
      field('count', 'computed', { as: 'number' }),
      field('age', 'computed', { as: 'number', live: { years: 'birthday' } }),
      field('grid', 'text', { readonly: true, byPoint: true }),
      field('roleId', 'refs'),
      field('roleName', 'computed', { titlesOf: 'roleId' }),
    ];
    const namesOf = (values: FormValues) => typedFields(drawnFields(fields), values).map(({ name }) => name);
    expect(namesOf({})).toEqual(['idCard', 'sex', 'age', 'grid', 'roleId']);
    expect(namesOf({ state: '1', count: 0, roleName: '网格员' }).join(' ')).toBe(
      'idCard sex state count age grid roleId',
    );
  });

  test('the input asked for says how wide an item is', () => {
    const items = formItems([
      field('a', 'images'),
      field('b', 'image', { input: 'avatar' }),
      field('c', 'text', { input: 'signature' }),
      field('d'),
    ]);
    expect(items.map((item) => spanOf(item, 2))).toEqual([2, 1, 2, 1]);
  });

  test('a field says how many columns it takes, and never more than there are', () => {
    const items = formItems([
      field('a', 'text', { span: 2 }),
      field('b', 'longtext', { span: 1 }),
      field('c', 'text', { span: 3 }),
      field('lng', 'lnglat', { axis: 'lng', span: 2 }),
      field('lat', 'lnglat', { axis: 'lat' }),
    ]);
    expect([1, 2, 3].map((columns) => items.map((item) => spanOf(item, columns)))).toEqual([
      [1, 1, 1, 1],
      [2, 1, 2, 2],
      [2, 1, 3, 2],
    ]);
  });
});
