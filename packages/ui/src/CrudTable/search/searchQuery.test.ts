import { describe, expect, it } from 'vitest';
import type { CrudField } from '../CrudField.ts';
import type { CrudView } from '../CrudState.ts';
import { crudQuery, searchConditions, searchItems } from './searchQuery.ts';

const fields: CrudField[] = [
  { name: 'routeName', label: '路线名称', kind: 'text', search: true },
  { name: 'routeType', label: '路线类型', kind: 'dict', dict: 'route_type', search: true },
  { name: 'checkDate', label: '检查日期', kind: 'date', search: true },
  { name: 'length', label: '长度', kind: 'number', search: true },
  { name: 'remark', label: '备注', kind: 'longtext' },
  { name: 'leader', label: '负责人', kind: 'user', search: true },
  { name: 'isKey', label: '重点', kind: 'switch', search: true },
];
const items = searchItems(fields);

describe('search', () => {
  it('has an input for each marked field, and for records of others where there are trees', () => {
    expect(items.map((item) => [item.name, item.shape])).toEqual([
      ['routeName', 'text'],
      ['routeType', 'choice'],
      ['checkDate', 'dates'],
      ['length', 'numbers'],
      ['leader', 'tree'],
      ['isKey', 'toggle'],
    ]);
    expect(searchItems(fields, false).map(({ name }) => name)).not.toContain('leader');
  });

  it('puts fields with a place first', () => {
    const placed = fields.map((field) => (field.name === 'checkDate' ? { ...field, searchPlace: 0 } : field));
    expect(
      searchItems(placed)
        .map(({ name }) => name)
        .join(' '),
    ).toBe('checkDate routeName routeType length leader isKey');
  });

  it('asks for what is computed as what it is', () =>
    expect(
      searchItems([{ name: 'isOverdue', label: '是否超期', kind: 'computed', as: 'switch', search: true }])[0],
    ).toMatchObject({ shape: 'toggle', field: { kind: 'switch' } }));

  it('keeps rows of one group together, in the order of the view', () => {
    const view = { page: 1, size: 10, filters: {}, group: 'routeType' };
    const byName = { id: 'routeName', desc: true };
    expect(crudQuery({ ...view, sort: [byName] }, items).sort).toEqual([{ id: 'routeType', desc: false }, byName]);
    expect(crudQuery({ ...view, sort: [byName, { id: 'routeType', desc: true }] }, items).sort).toEqual([
      { id: 'routeType', desc: true },
      byName,
    ]);
  });

  it('drops what is empty or blank', () =>
    expect(searchConditions(items, { routeName: '  ', routeType: '', checkDateFrom: '' })).toEqual([]));

  it('compares a range with either end, choices and records as lists, a switch as a boolean', () =>
    expect(
      searchConditions(items, {
        checkDateFrom: '2026-01-01',
        checkDateTo: '2026-01-31',
        lengthFrom: '2',
        routeType: '1,2',
        leader: '7',
        isKey: '0',
      }),
    ).toEqual([
      { field: 'routeType', operator: 'in', value: ['1', '2'] },
      { field: 'checkDate', operator: 'ge', value: '2026-01-01' },
      { field: 'checkDate', operator: 'le', value: '2026-01-31' },
      { field: 'length', operator: 'ge', value: '2' },
      { field: 'leader', operator: 'in', value: ['7'] },
      { field: 'isKey', operator: 'equal', value: false },
    ]));

  it('asks for page, order, search bar and advanced filter in one question', () => {
    const sort = [
      { id: 'routeName', desc: false },
      { id: 'length', desc: true },
    ];
    const view: CrudView = {
      page: 3,
      size: 30,
      sort,
      filters: { routeName: ' 大道 ' },
      where: {
        join: 'or',
        conditions: [
          { field: 'routeType', operator: 'in', value: '1,2' },
          { field: 'isKey', operator: 'equal', value: '1' },
          { field: 'length', operator: 'null', value: '' },
        ],
      },
    };
    expect(crudQuery(view, items, fields)).toEqual({
      page: 3,
      size: 30,
      sort,
      search: [{ field: 'routeName', operator: 'like', value: '大道' }],
      where: {
        join: 'or',
        conditions: [
          { field: 'routeType', operator: 'in', value: ['1', '2'] },
          { field: 'isKey', operator: 'equal', value: true },
          { field: 'length', operator: 'null', value: '' },
        ],
      },
    });
    expect(crudQuery({ ...view, where: { join: 'and', conditions: [] } }, items)).not.toHaveProperty('where');
  });
});
