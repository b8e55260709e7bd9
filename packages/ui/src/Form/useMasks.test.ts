import { describe, expect, it } from 'vitest';
import type { FormField } from './FormField.ts';
import { isKept, masksIn, withoutKept } from './useMasks.ts';
import { startValues } from './values.ts';

const fields: FormField[] = [
  { name: 'name', label: '姓名', kind: 'text', sensitive: 'name' },
  { name: 'phone', label: '电话', kind: 'phone', sensitive: 'phone' },
  { name: 'remark', label: '备注', kind: 'longtext' },
];
const values = { id: '1', name: '张*', phone: '13800001111', remark: '五星****' };
const masks = masksIn(fields, values);

describe('masked values of a form', () => {
  it('are those of sensitive fields that came with stars', () => expect(masks).toEqual({ name: '张*' }));

  it('stand until they are replaced', () => {
    expect(isKept(masks, 'name', '张*')).toBe(true);
    expect(isKept(masks, 'name', '')).toBe(false);
    expect(isKept(masks, 'name', '张三')).toBe(false);
    expect(isKept(masks, 'toString', undefined)).toBe(false);
  });

  it('are not sent while they stand', () => {
    expect(withoutKept(fields, masks, values)).toEqual({ id: '1', phone: '13800001111', remark: '五星****' });
    expect(withoutKept(fields, masks, { ...values, name: '李四' })).toEqual({ ...values, name: '李四' });
    expect(withoutKept(fields, masks, { ...values, name: '' })).toEqual({ ...values, name: '' });
  });

  it('leave fields as they are stored of which they decide whether they are shown', () => {
    const status: FormField = { name: 'status', label: '治疗情况', kind: 'dict', sensitive: 'health' };
    const reason: FormField = { name: 'reason', label: '原因', kind: 'text', showIf: { field: 'status', in: ['2'] } };
    const known = masksIn([status], { status: '******' });
    const sent = { status: '******', reason: '' };
    expect(withoutKept([status, reason], known, sent)).toEqual({});
    expect(withoutKept([status, reason], known, { ...sent, status: '1' })).toEqual({ status: '1', reason: '' });
  });

  it('are secrets that must be stored, while a record is edited', () => {
    const pin: FormField = { name: 'pin', label: '口令', kind: 'text', secret: true, required: true };
    const key: FormField = { name: 'key', label: '密钥', kind: 'text', secret: true };
    const begun = startValues([pin, key], { id: '1' }, 'edit');
    const kept = masksIn([pin, key], begun);
    expect(Object.keys(kept)).toEqual(['pin']);
    expect(withoutKept([pin, key], kept, begun)).toEqual({ id: '1', key: '' });
    expect(withoutKept([pin, key], kept, { ...begun, pin: 'new' })).toEqual({ id: '1', pin: 'new', key: '' });
    expect(startValues([pin], {}, 'add')).toEqual({ pin: '' });
    expect(startValues([pin], { id: '1' }, 'view')).toEqual({ id: '1', pin: '' });
  });
});
