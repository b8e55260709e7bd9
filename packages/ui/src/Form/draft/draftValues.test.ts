import { describe, expect, test } from 'vitest';
import { changedFields, draftValues, knownDraft } from './draftValues.ts';
import type { FormField } from '../FormField.ts';

const field = (name: string, more: Partial<FormField> = {}): FormField => ({
  name,
  label: name,
  kind: 'text',
  ...more,
});
const fields = [
  field('a'),
  field('b', { kind: 'geometry' }),
  field('phone', { sensitive: 'phone' }),
  field('password', { secret: true }),
  field('seen', { readonly: true }),
];

describe('a draft', () => {
  test('holds what was changed, and nothing sensitive, secret or readonly', () => {
    const base = { id: '1', a: 'x', b: null, phone: '', password: '', seen: '' };
    expect(draftValues(fields, base, { ...base, id: '2', a: 'y', phone: '138', password: 'p', seen: 's' })).toEqual({
      a: 'y',
    });
    expect(draftValues(fields, base, { ...base, phone: '138' })).toBeNull();
    expect(draftValues(fields, base, { ...base, b: { type: 'LineString', coordinates: [] } })).toEqual({
      b: { type: 'LineString', coordinates: [] },
    });
    expect(draftValues(fields, { ...base, b: '' }, base)).toBeNull();
  });

  test('is restored only where the form has a place for it and the record does not say the same', () => {
    expect(knownDraft(fields, { a: 'x' }, { a: 'y', gone: 1, phone: '138' })).toEqual({ a: 'y' });
    expect(knownDraft(fields, { a: 'y' }, { a: 'y' })).toBeNull();
    expect(knownDraft(fields, {}, null)).toBeNull();
  });

  test('the changed fields are named in order', () =>
    expect(changedFields(fields, { a: '', phone: '' }, { a: '1', phone: '2' }).map(({ name }) => name)).toEqual([
      'a',
      'phone',
    ]));
});
