import { crud } from '@lattice/api/call';
import { date, datetime, dict, integer, money, multidict, phone, text, toggle } from '@lattice/api/field';
import { type Row, resource } from '@lattice/api/resource';
import fc from 'fast-check';

export const sample = resource('source/roadsample', {
  label: '样本',
  title: 'name',
  fields: {
    name: text('名称'),
    count: integer('数目'),
    cost: money('费用'),
    day: date('日期'),
    moment: datetime('时刻'),
    isOn: toggle('开关'),
    sex: dict('性别', 'sex'),
    kinds: multidict('种类', 'sex'),
    phone: phone('电话', { sensitive: 'phone' }),
  },
  calls: { ...crud },
});
export type Sample = Row<typeof sample>;

export interface Condition {
  field: string;
  operator: string;
  value?: string;
}
export interface Group {
  join: 'and' | 'or';
  conditions: readonly (Condition | Group)[];
}

const word = (value: unknown) => (value === null || value === undefined ? '' : String(value));
const NUMBERS = new Set(['count', 'cost', 'isOn']);
const ordered = (field: string, own: string, wanted: string) =>
  NUMBERS.has(field) ? Number(own) - Number(wanted) : own < wanted ? -1 : Number(own > wanted);

const ORDERS: Readonly<Record<string, (order: number) => boolean>> = {
  gt: (n) => n > 0,
  ge: (n) => n >= 0,
  lt: (n) => n < 0,
  le: (n) => n <= 0,
};

/** What a condition means, said in JavaScript over rows of the wire. */
function holds(row: Sample, { field, operator, value = '' }: Condition): boolean {
  const whole = word((row as Readonly<Record<string, unknown>>)[field]);
  const own = field === 'moment' && value.length === 10 ? whole.slice(0, 10) : whole;
  const isNone = whole === '';
  const one = (wanted: string) => !isNone && (NUMBERS.has(field) ? Number(own) === Number(wanted) : own === wanted);
  switch (operator) {
    case 'null':
      return isNone;
    case 'notnull':
      return !isNone;
    case 'like':
      return !isNone && own.toLowerCase().includes(value.toLowerCase());
    case 'equal':
      return one(value);
    case 'notequal':
      return !one(value);
    case 'in':
      return field === 'kinds'
        ? value.split(',').some((part) => own.split(',').includes(part))
        : value.split(',').some(one);
    default:
      return !isNone && ORDERS[operator]?.(ordered(field, own, value)) === true;
  }
}
export const answers = (row: Sample, node: Condition | Group): boolean =>
  'conditions' in node
    ? node.conditions[node.join === 'or' ? 'some' : 'every']((one) => answers(row, one))
    : holds(row, node);

export const days = fc.integer({ min: 1, max: 28 }).map((n) => `2026-03-${String(n).padStart(2, '0')}`);
const amounts = fc.integer({ min: -3, max: 3 }).map(String);
const keys = fc.constantFrom('1', '2', '1,2');
const ORDER = ['equal', 'notequal', 'gt', 'ge', 'lt', 'le'];
const on = (field: string, operators: readonly string[], value: fc.Arbitrary<string>): fc.Arbitrary<Condition> =>
  fc.record({ field: fc.constant(field), operator: fc.constantFrom(...operators), value });
export const conditions = fc.oneof(
  on('name', ['like', 'equal', 'notequal'], fc.constantFrom('甲', '乙%', 'a_', '甲乙')),
  on('count', ORDER, amounts),
  on('cost', ORDER, amounts),
  on('day', ORDER, days),
  on('moment', ORDER, days),
  on(
    'moment',
    ['gt', 'ge', 'lt', 'le'],
    days.map((day) => `${day} 08:30:00`),
  ),
  on('isOn', ['equal', 'notequal'], fc.constantFrom('0', '1')),
  on('sex', ['in'], keys),
  on('sex', ['notequal'], fc.constantFrom('1', '2')),
  on('kinds', ['in'], keys),
  fc.record({
    field: fc.constantFrom('name', 'count', 'day', 'moment', 'sex', 'kinds'),
    operator: fc.constantFrom('null', 'notnull'),
  }),
);
const groupOf = (inner: fc.Arbitrary<Condition | Group>): fc.Arbitrary<Group> =>
  fc.record({
    join: fc.constantFrom('and' as const, 'or' as const),
    conditions: fc.array(inner, { minLength: 1, maxLength: 3 }),
  });
export const trees = groupOf(fc.oneof(conditions, groupOf(fc.oneof(conditions, groupOf(conditions)))));
