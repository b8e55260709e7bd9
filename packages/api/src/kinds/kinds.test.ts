import { describe, expect, it } from 'vitest';
import { text } from '../field.ts';
import { isEmpty, readValue } from '../readValue.ts';
import { missingRule } from '../missingRule.ts';
import { fieldKind, kinds } from './Kind.ts';
import { isContained, isReference, kindOf, sqlOf, targetOf } from './kindOf.ts';

declare module '../field.ts' {
  interface FieldKinds {
    ratio: number | null;
  }
}

/** A share of 0 to 1; people may write a percentage. */
const ratio = fieldKind('ratio', {
  family: 'number',
  sql: 'numeric(9, 6)',
  value: 'number',
  read: (raw) => {
    const share = raw.endsWith('%') ? Number(raw.slice(0, -1)) / 100 : Number(raw);
    return share >= 0 && share <= 1 ? { value: share } : { rule: 'number' };
  },
});

describe('a kind of field that a file of its own makes known', () => {
  const field = ratio('入住率', { required: true });

  it('is stored, read and asked for as it says', () => {
    expect(sqlOf(field)).toBe('numeric(9, 6)');
    expect(readValue(field, ' 45% ')).toEqual({ value: 0.45 });
    expect(readValue(field, 0.45)).toEqual({ value: 0.45 });
    expect(readValue(field, '45')).toEqual({ rule: 'number' });
    expect(isEmpty(field, '')).toBe(true);
    expect(missingRule(field)).toBe('enter');
    expect(isContained(field)).toBe(false);
    expect(isReference(field)).toBe(false);
  });

  it('is one of all kinds', () => {
    expect(kinds.has('ratio')).toBe(true);
    expect(kinds.get('text')).toBe(kindOf(text('名称')));
  });
});

it('says what to do where a kind is not known', () => {
  kinds.delete('ratio');
  expect(() => kindOf(ratio('入住率'))).toThrow(
    'No field kind "ratio": make it by fieldKind in packages/api/src/kinds/ratio.ts',
  );
});

it('lets people, departments and divisions point to registers as other references do', () => {
  const paths = (['user', 'dept', 'region'] as const).map((kind) => targetOf({ kind, label: '' }));
  expect(paths).toEqual(['blade-user', 'blade-system/dept', 'blade-system/region']);
  expect(targetOf({ kind: 'ref', label: '', to: 'grid/grid' })).toBe('grid/grid');
});
