import { describe, expect, it } from 'vitest';
import type { CrudField } from '../CrudField.ts';
import { crudColumns, shownValue } from './crudColumns.ts';

const words = { yes: '是', no: '否', locale: 'zh' };
const dictionaries = new Map([['route_type', [{ value: '01', label: '铁路' }]]]);
const fields: CrudField[] = [
  { name: 'routeName', label: '路线名称', kind: 'text', list: true },
  { name: 'routeType', label: '路线类型', kind: 'dict', dict: 'route_type', list: true, tones: { '01': 'critical' } },
  { name: 'griddingId', label: '所属网格', kind: 'ref', to: 'grid/grid', list: true },
  { name: 'isEnabled', label: '是否启用', kind: 'switch', list: true },
  { name: 'routeLength', label: '管护长度', kind: 'number', unit: 'km', list: true },
  { name: 'remark', label: '备注', kind: 'longtext' },
];
const row = {
  id: '1',
  routeName: '清溪大道',
  routeType: '01',
  griddingId: '9',
  griddingIdName: '第一网格',
  isEnabled: 1,
  routeLength: 3,
};

describe('columns of a list', () => {
  it('show the stars of what is masked, whatever its kind', () => {
    const health = [
      { name: 'riskHit', label: '命中危机题', kind: 'switch', list: true, sensitive: 'health' },
      { name: 'totalScore', label: '总分', kind: 'number', unit: '分', list: true, sensitive: 'health' },
    ] as const satisfies CrudField[];
    const masked = { id: '1', riskHit: '******', totalScore: '******' };
    expect(crudColumns(health, undefined, dictionaries, words).map((column) => column.value(masked))).toEqual([
      '******',
      '******',
    ]);
  });

  it('say nothing of a switch that has not come', () => {
    const [column] = crudColumns(
      [{ name: 'isOn', label: '启用', kind: 'switch', list: true }],
      undefined,
      dictionaries,
      words,
    );
    expect([{}, { isOn: 0 }, { isOn: 1 }].map((part) => column?.value({ id: '1', ...part }))).toEqual(['', '否', '是']);
  });

  it('are the fields marked so, in order, and the title leads', () => {
    const columns = crudColumns(fields, 'routeName', dictionaries, words);
    expect(columns.map((column) => column.id)).toEqual([
      'routeName',
      'routeType',
      'griddingId',
      'isEnabled',
      'routeLength',
    ]);
    expect(columns[0]?.isTitle).toBe(true);
  });

  it('show what people read: words, names, units', () => {
    expect(crudColumns(fields, 'routeName', dictionaries, words).map((column) => column.value(row))).toEqual([
      '清溪大道',
      '铁路',
      '第一网格',
      '是',
      '3 km',
    ]);
  });

  it('draw what is computed as what it is, and nothing where nothing is known', () => {
    const [overdue] = crudColumns(
      [{ name: 'isOverdue', label: '是否超期', kind: 'computed', as: 'switch', list: true }],
      undefined,
      dictionaries,
      words,
    );
    expect(
      [
        { id: '1', isOverdue: 1 },
        { id: '2', isOverdue: '0' },
        { id: '3', isOverdue: null },
      ].map((one) => overdue?.value(one)),
    ).toEqual(['是', '否', '']);
    expect(overdue).toMatchObject({ kind: 'tag', sortable: false });
  });

  it('keep a key that the dictionary does not have', () => {
    expect(
      shownValue(
        { name: 'routeType', label: '', kind: 'dict', dict: 'route_type' },
        { id: '1', routeType: '77' },
        dictionaries,
        'zh',
      ),
    ).toBe('77');
  });

  it('list several words, and tell the unit of one apart, as the language does', () => {
    const types = { name: 'types', label: '', kind: 'multidict', dict: 'route_type' } as const;
    const days = { name: 'days', label: '', kind: 'integer', unit: 'days', unitOfOne: 'day' } as const;
    expect(['zh', 'en'].map((locale) => shownValue(types, { id: '1', types: '01,77' }, dictionaries, locale))).toEqual([
      '铁路、77',
      '铁路, 77',
    ]);
    expect([1, '1', 0, 2].map((value) => shownValue(days, { id: '1', days: value }, dictionaries, 'en'))).toEqual([
      '1 day',
      '1 day',
      '0 days',
      '2 days',
    ]);
  });

  it('tone a tag by its key', () => {
    expect(crudColumns(fields, 'routeName', dictionaries, words)[1]?.tone?.(row)).toBe('critical');
  });

  it('tone a tag as its dictionary says where its field does not, and a switch that is on as good unless it warns', () => {
    const said = new Map([
      [
        'state',
        [
          { value: '1', label: '待受理', tone: 'warning' as const },
          { value: '0', label: '草稿' },
        ],
      ],
    ]);
    const [state, isOn, isLate] = crudColumns(
      [
        { name: 'state', label: '', kind: 'dict', dict: 'state', list: true },
        { name: 'isOn', label: '', kind: 'switch', list: true },
        { name: 'isLate', label: '', kind: 'computed', as: 'switch', list: true, tones: { 1: 'critical' } },
      ],
      undefined,
      said,
      words,
    );
    expect(['1', '0', '7', ''].map((value) => state?.tone?.({ id: '1', state: value }))).toEqual([
      'warning',
      'neutral',
      'neutral',
      'neutral',
    ]);
    expect([true, false].map((value) => isOn?.tone?.({ id: '1', isOn: value }))).toEqual(['success', 'neutral']);
    expect([1, 0].map((value) => isLate?.tone?.({ id: '1', isLate: value }))).toEqual(['critical', 'neutral']);
  });

  it('begin with those that lead, wherever they stand', () => {
    const [first, second, third] = fields;
    const led = [first, second, { ...third, leads: true }].flatMap((field) =>
      field?.name === undefined ? [] : [field as CrudField],
    );
    expect(crudColumns(led, 'routeName', dictionaries, words).map((column) => column.id)).toEqual([
      'griddingId',
      'routeName',
      'routeType',
    ]);
  });

  it('leave room for the whole title', () => {
    const [long] = crudColumns(
      [{ name: 'a', label: '分管安全保卫责任人联系方式', kind: 'phone', list: true }],
      undefined,
      dictionaries,
      words,
    );
    expect(long?.width).toBeGreaterThan(14 * 13 + 40);
  });

  it('give numbers that tell rows apart, and names of other records, the room they need', () => {
    const [house, event, grid, note] = crudColumns(
      [
        { name: 'houseNo', label: '房屋编号', kind: 'text', list: true, unique: true },
        { name: 'eventNo', label: '事件编号', kind: 'text', list: true, unique: true, readonly: true },
        { name: 'griddingId', label: '所属网格', kind: 'ref', list: true },
        { name: 'note', label: '说明', kind: 'text', list: true },
      ],
      undefined,
      dictionaries,
      words,
    );
    expect([house?.minWidth, event?.minWidth, grid?.minWidth, note?.minWidth]).toEqual([210, 160, 160, 120]);
  });

  it('show a moment that is asked for to the minute without its seconds', () => {
    expect(
      shownValue(
        { name: 'startTime', label: '', kind: 'datetime', toMinute: true },
        { id: '1', startTime: '2026-11-17 09:00:00' },
        dictionaries,
        'zh',
      ),
    ).toBe('2026-11-17 09:00');
  });
});
