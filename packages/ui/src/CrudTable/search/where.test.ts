import { describe, expect, it } from 'vitest';
import type { CrudField } from '../CrudField.ts';
import { operatorsOf, unaskable } from './operators.ts';
import { type Where, askedFields, readWhere, trimmedWhere, whereQuery, writeWhere } from './where.ts';

const fields: CrudField[] = [
  { name: 'name', label: '姓名', kind: 'text' },
  { name: 'kind', label: '类型', kind: 'dict', dict: 'kind' },
  { name: 'born', label: '出生日期', kind: 'date' },
  { name: 'seen', label: '走访时间', kind: 'datetime' },
  { name: 'phone', label: '电话', kind: 'phone', sensitive: 'phone' },
];
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

  it('asks with the suffixes of the wire, days from beginning to end', () => {
    const asked = where(
      { field: 'name', operator: 'like', value: '王' },
      { field: 'kind', operator: 'in', value: '1,2' },
      { field: 'born', operator: 'lt', value: '2000-01-01' },
      { field: 'seen', operator: 'gt', value: '2026-01-31' },
      { field: 'seen', operator: 'lt', value: '2026-03-01' },
      { field: 'name', operator: 'notnull', value: '' },
    );
    expect(whereQuery(asked, fields, false, { name: '小' })).toEqual({
      name: '小',
      name_like: '王',
      kind: '1,2',
      born_lt: '2000-01-01',
      seen_gt: '2026-01-31 23:59:59',
      seen_lt: '2026-03-01 00:00:00',
      name_notnull: '1',
    });
  });

  it('holds together with the search bar', () => {
    const asked = where({ field: 'kind', operator: 'in', value: '1,2' });
    expect(whereQuery(asked, fields, false, { kind: '2' })).toEqual({ kind: '2' });
    expect(whereQuery(asked, fields, false, { kind: '3' })).toEqual({ kind: '3', kind_equal: '1' });
  });

  it('goes whole to a source that takes it', () => {
    const asked: Where = {
      join: 'or',
      conditions: [
        { field: 'name', operator: 'like', value: '王' },
        { field: 'kind', operator: 'in', value: '1' },
      ],
    };
    expect(whereQuery(asked, fields, true, { name: '小' })).toEqual({ name: '小', where: JSON.stringify(asked) });
    expect(unaskable(asked)).toBe(true);
    expect(unaskable({ ...asked, join: 'and' })).toBe(false);
  });

  it('comes back from an address as it was written, and nonsense as nothing', () => {
    const asked = where(
      { field: 'name', operator: 'like', value: 'a,"b"' },
      { field: 'born', operator: 'null', value: '' },
    );
    expect(readWhere(writeWhere(asked))).toEqual(asked);
    for (const text of [null, '', '{}', '["xor"]', '["and",["name","drop","x"]]', '["and",3]'])
      expect(readWhere(text)).toBeUndefined();
  });

  it('names what is shown or searched, once, and nothing secret', () => {
    const shown: CrudField = { name: 'name', label: '姓名', kind: 'text', list: true };
    const found = askedFields(
      [
        shown,
        { name: 'note', label: '备注', kind: 'longtext' },
        { name: 'pin', label: '口令', kind: 'text', list: true, secret: true },
      ],
      [{ name: 'createTime', label: '创建时间', kind: 'datetime' }, shown],
    );
    expect(found.map(({ name }) => name)).toEqual(['createTime', 'name']);
  });

  it('compares sensitive values whole', () => {
    expect(operatorsOf({ name: 'phone', label: '', kind: 'phone', sensitive: 'phone' })).toEqual([
      'equal',
      'null',
      'notnull',
    ]);
  });
});
