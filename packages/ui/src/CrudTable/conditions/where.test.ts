import { describe, expect, it } from 'vitest';
import type { CrudField } from '../CrudField.ts';
import { operatorsOf, unsupportedConditions } from './operators.ts';
import { type Where, conditionFields, readWhere, trimmedWhere, writeWhere } from './where.ts';

const where = (...conditions: Where['conditions']): Where => ({ join: 'and', conditions });

describe('advanced filter', () => {
  it('drops conditions without a value', () => {
    expect(trimmedWhere(where({ field: 'name', operator: 'like', value: '  ' }))).toBeUndefined();
    expect(
      trimmedWhere(
        where({ field: 'name', operator: 'null', value: 'x' }, { field: 'name', operator: 'like', value: '' }),
      ),
    ).toEqual(where({ field: 'name', operator: 'null', value: '' }));
  });

  it('needs a source that joins by or to be asked so', () => {
    const requested: Where = {
      join: 'or',
      conditions: [
        { field: 'name', operator: 'like', value: '王' },
        { field: 'kind', operator: 'in', value: '1' },
      ],
    };
    expect(unsupportedConditions(requested)).toBe(true);
    expect(unsupportedConditions({ ...requested, join: 'and' })).toBe(false);
  });

  it('comes back from an address as it was written, and nonsense as nothing', () => {
    const requested = where(
      { field: 'name', operator: 'like', value: 'a,"b"' },
      { field: 'born', operator: 'null', value: '' },
    );
    expect(readWhere(writeWhere(requested))).toEqual(requested);
    for (const text of [null, '', '{}', '["xor"]', '["and",["name","drop","x"]]', '["and",3]'])
      expect(readWhere(text)).toBeUndefined();
  });

  it('names what is shown or searched, once, and nothing secret', () => {
    const shown: CrudField = { name: 'name', label: '姓名', kind: 'text', list: true };
    const found = conditionFields(
      [
        shown,
        { name: 'note', label: '备注', kind: 'longtext' },
        { name: 'pin', label: '口令', kind: 'text', list: true, secret: true },
      ],
      [{ name: 'createTime', label: '创建时间', kind: 'datetime' }, shown],
    );
    expect(found.map(({ name }) => name)).toEqual(['createTime', 'name']);
  });

  it('compares sensitive values whole', () =>
    expect(operatorsOf({ name: 'phone', label: '', kind: 'phone', sensitive: 'phone' })).toEqual([
      'equal',
      'null',
      'notnull',
    ]));
});
