import { describe, expect, it } from 'vitest';
import type { CrudField } from '../CrudField.ts';
import type { CrudRow } from '../DataSource.ts';
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

const columnsOf = (given: readonly CrudField[], title?: string) => crudColumns(given, title, dictionaries, words);
const shown = (field: CrudField, of: CrudRow) => shownValue(field, of, dictionaries, 'zh');

describe('columns of a list', () => {
  it('show the stars of what is masked, whatever its kind', () => {
    const health = [
      { name: 'riskHit', label: '命中危机题', kind: 'switch', list: true, sensitive: 'health' },
      { name: 'totalScore', label: '总分', kind: 'number', unit: '分', list: true, sensitive: 'health' },
    ] as const satisfies CrudField[];
    const masked = { id: '1', riskHit: '******', totalScore: '******' };
    expect(columnsOf(health).map((column) => column.value(masked))).toEqual(['******', '******']);
  });

  it('name the record above, whose name the wire puts elsewhere', () => {
    const above: CrudField = { name: 'parentId', label: '上级网格', kind: 'ref', to: 'grid/grid' };
    const child = { id: '2', parentId: '1900000000200000600', parentName: '枫桥镇' };
    expect(shown(above, child)).toBe('枫桥镇');
  });

  it('say nothing of a switch that has not come', () => {
    const [column] = columnsOf([{ name: 'isOn', label: '启用', kind: 'switch', list: true }]);
    const said = [{}, { isOn: null }, { isOn: '' }, { isOn: 0 }, { isOn: 1 }];
    expect(said.map((part) => column?.value({ id: '1', ...part }))).toEqual(['', '', '', '否', '是']);
  });

  it('are the fields in order, those that are not listed on request alone, and the title stays in sight', () => {
    const columns = columnsOf(fields, 'routeName');
    expect(columns.map((column) => column.id).join(' ')).toBe(
      'routeName routeType griddingId isEnabled routeLength remark',
    );
    expect(columns.map(({ isHidden }) => isHidden === true)).toEqual([false, false, false, false, false, true]);
    expect(columns[0]).toMatchObject({ isTitle: true, pin: 'start' });
  });

  it('tell the number of a record under its name, or where names are covered what hides nothing', () => {
    const person = (...more: CrudField[]) =>
      columnsOf([{ name: 'name', label: '姓名', kind: 'text', list: true, sensitive: 'name' }, ...more], 'name');
    const idCard: CrudField = { name: 'idCard', label: '证件号', kind: 'text', list: true, sensitive: 'idcard' };
    const born: CrudField = { name: 'born', label: '出生日期', kind: 'date', list: true };
    const values = { id: '1', name: '汤*', idCard: '970***0112', born: '1982-01-01' };
    const [numbered, hidden, day] = person(idCard, born);
    expect(numbered?.second?.(values)).toBe('970***0112');
    expect([hidden?.isHidden, day?.isHidden]).toEqual([true, undefined]);
    expect(person(born)[0]?.second?.(values)).toBe('1982-01-01');
  });

  it('say how long it is until a record is due', () => {
    const [due] = crudColumns(
      [{ name: 'until', label: '时限', kind: 'date', list: true, due: true }],
      undefined,
      dictionaries,
      { ...words, left: (time) => (time < 0 ? '超期' : '还剩') },
    );
    const said = ['2001-01-01', '2999-01-01', ''].map((until) => due?.second?.({ id: '1', until }));
    expect(said).toEqual(['超期', '还剩', '']);
  });

  it('show what people read: words, names, units', () =>
    expect(columnsOf(fields, 'routeName').map((column) => column.value(row))).toEqual([
      '清溪大道',
      '铁路',
      '第一网格',
      '是',
      '3 km',
      '',
    ]));

  it('draw what is computed as what it is, and nothing where nothing is known', () => {
    const [overdue] = columnsOf([{ name: 'isOverdue', label: '是否超期', kind: 'computed', as: 'switch', list: true }]);
    expect(
      [
        { id: '1', isOverdue: 1 },
        { id: '2', isOverdue: '0' },
        { id: '3', isOverdue: null },
      ].map((one) => overdue?.value(one)),
    ).toEqual(['是', '否', '']);
    expect(overdue).toMatchObject({ isStatus: false, sortable: false });
    expect(overdue?.kind).toBeUndefined();
  });

  it('keep a key that the dictionary does not have', () =>
    expect(
      shown({ name: 'routeType', label: '', kind: 'dict', dict: 'route_type' }, { id: '1', routeType: '77' }),
    ).toBe('77'));

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

  it('tone a tag by its key', () => expect(columnsOf(fields, 'routeName')[1]?.tone?.(row)).toBe('critical'));

  it('tone the tag of a state as its dictionary says where its field does not, and of all else warnings alone', () => {
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
        { name: 'state', label: '', kind: 'dict', dict: 'state', list: true, isState: true },
        { name: 'isOn', label: '', kind: 'switch', list: true },
        { name: 'isLate', label: '', kind: 'computed', as: 'switch', list: true, tones: { 1: 'critical' } },
      ],
      undefined,
      said,
      words,
    );
    expect(['1', '0', '7', ''].map((value) => state?.tone?.({ id: '1', state: value })).join(' ')).toBe(
      'warning neutral neutral neutral',
    );
    expect([isOn?.kind, isOn?.tone]).toEqual([undefined, undefined]);
    expect([1, 0].map((value) => isLate?.tone?.({ id: '1', isLate: value }))).toEqual(['critical', 'neutral']);
  });

  it('begin with the title and those that lead, wherever they stand', () => {
    const [first, second, third] = fields;
    const led = [first, second, { ...third, leads: true }].flatMap((field) =>
      field?.name === undefined ? [] : [field as CrudField],
    );
    expect(columnsOf(led, 'routeName').map((column) => column.id)).toEqual(['routeName', 'griddingId', 'routeType']);
  });

  it('leave room for the whole title', () => {
    const [long] = columnsOf([{ name: 'a', label: '分管安全保卫责任人联系方式', kind: 'phone', list: true }]);
    expect(long?.width).toBeGreaterThan(14 * 13 + 40);
  });

  it('give numbers that tell rows apart, and names of other records, the room they need', () => {
    const [house, event, grid, note] = columnsOf([
      { name: 'houseNo', label: '房屋编号', kind: 'text', list: true, unique: true },
      { name: 'eventNo', label: '事件编号', kind: 'text', list: true, unique: true, readonly: true },
      { name: 'griddingId', label: '所属网格', kind: 'ref', list: true },
      { name: 'note', label: '说明', kind: 'text', list: true },
    ]);
    expect([house?.minWidth, event?.minWidth, grid?.minWidth, note?.minWidth]).toEqual([204, 160, 136, 120]);
  });

  it('show a moment that is asked for to the minute without its seconds', () =>
    expect(
      shown(
        { name: 'startTime', label: '', kind: 'datetime', toMinute: true },
        { id: '1', startTime: '2026-11-17 09:00:00' },
      ),
    ).toBe('2026-11-17 09:00'));
});
