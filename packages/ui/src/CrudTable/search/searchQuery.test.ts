import { describe, expect, it } from 'vitest';
import type { CrudField } from '../CrudField.ts';
import { firstView } from '../CrudState.ts';
import { crudQuery, searchFilters, searchItems } from './searchQuery.ts';

const fields: CrudField[] = [
  { name: 'routeName', label: '路线名称', kind: 'text', search: true },
  { name: 'routeType', label: '路线类型', kind: 'dict', dict: 'route_type', search: true },
  { name: 'checkDate', label: '检查日期', kind: 'date', search: true },
  { name: 'length', label: '长度', kind: 'number', search: true },
  { name: 'remark', label: '备注', kind: 'longtext' },
];
const items = searchItems(fields, '创建时间');

describe('search', () => {
  it('has an input for each marked field and one for the time of creation', () => {
    expect(items.map((item) => [item.name, item.shape])).toEqual([
      ['routeName', 'text'],
      ['routeType', 'choice'],
      ['checkDate', 'dates'],
      ['length', 'numbers'],
      ['createTime', 'dates'],
    ]);
  });

  it('puts fields with a place first', () => {
    const placed = fields.map((field) => (field.name === 'checkDate' ? { ...field, searchPlace: 0 } : field));
    expect(searchItems(placed, '创建时间').map(({ name }) => name)).toEqual([
      'checkDate',
      'routeName',
      'routeType',
      'length',
      'createTime',
    ]);
  });

  it('asks for what is computed as what it is', () => {
    expect(
      searchItems(
        [{ name: 'isOverdue', label: '是否超期', kind: 'computed', as: 'switch', search: true }],
        '创建时间',
      )[0],
    ).toMatchObject({ shape: 'toggle', field: { kind: 'switch' } });
  });

  it('drops what is empty or blank', () => {
    expect(searchFilters(items, { routeName: '  ', routeType: '', checkDateFrom: '' })).toEqual({});
  });

  it('ends a range of days with its last second', () => {
    expect(searchFilters(items, { createTimeFrom: '2026-01-01', createTimeTo: '2026-01-31' })).toEqual({
      createTime_dategt: '2026-01-01 00:00:00',
      createTime_datelt: '2026-01-31 23:59:59',
    });
  });

  it('bounds numbers on either side alone', () => {
    expect(searchFilters(items, { lengthFrom: '2' })).toEqual({ length_ge: '2' });
  });

  it('asks for page, order and filters in one question', () => {
    const view = {
      ...firstView,
      page: 3,
      size: 30,
      sort: [
        { id: 'routeName', desc: false },
        { id: 'createTime', desc: true },
      ],
      filters: { routeName: ' 大道 ' },
    };
    expect(crudQuery(view, items)).toEqual({
      current: 3,
      size: 30,
      ascs: 'routeName',
      descs: 'createTime',
      routeName: '大道',
    });
  });
});
