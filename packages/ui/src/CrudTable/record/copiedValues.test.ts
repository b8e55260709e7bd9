import { expect, it } from 'vitest';
import { copiedValues } from './copiedValues.ts';

it('are what a person gives, with the names of what is referred to', () => {
  const fields = [
    { name: 'name', label: '', kind: 'text' as const },
    { name: 'grid', label: '', kind: 'ref' as const },
    { name: 'status', label: '', kind: 'dict' as const, readonly: true },
    { name: 'pin', label: '', kind: 'text' as const, secret: true },
    { name: 'phone', label: '', kind: 'phone' as const, sensitive: 'phone' },
  ];
  const row = {
    id: '1',
    rev: 3,
    name: '王',
    grid: '9',
    gridName: '第一网格',
    status: '1',
    pin: 'x',
    phone: '154****0001',
    createTime: '2026-01-01',
  };
  expect(copiedValues(fields, row)).toEqual({ name: '王', grid: '9', gridName: '第一网格' });
});
