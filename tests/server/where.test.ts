import { crud } from '@lattice/api/call';
import { date, datetime, dict, integer, money, multidict, phone, text, toggle } from '@lattice/api/field';
import { grid } from '@lattice/api/resources/grid/grid';
import { roadinfo } from '@lattice/api/resources/source/roadinfo';
import { type Row, resource } from '@lattice/api/resource';
import { testDatabases } from '@lattice/server/db/openTestDatabase';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Town, type Visitor, openTown } from './openTown.ts';

const sample = resource('source/roadsample', {
  label: '样本',
  title: 'name',
  fields: {
    name: text('名称'), count: integer('数目'), cost: money('费用'), day: date('日期'), moment: datetime('时刻'), isOn: toggle('开关'), sex: dict('性别', 'sex'), kinds: multidict('种类', 'sex'), phone: phone('电话', { sensitive: 'phone' }),
  },
  calls: { ...crud },
});
type Sample = Row<typeof sample>;

interface Condition {
  field: string;
  operator: string;
  value?: string;
}
interface Group {
  join: 'and' | 'or';
  conditions: readonly (Condition | Group)[];
}

const word = (value: unknown) => (value === null || value === undefined ? '' : String(value));
const NUMBERS = new Set(['count', 'cost', 'isOn']);
const ordered = (field: string, own: string, wanted: string) => (NUMBERS.has(field) ? Number(own) - Number(wanted) : own < wanted ? -1 : Number(own > wanted));

const ORDERS: Readonly<Record<string, (order: number) => boolean>> = { gt: (n) => n > 0, ge: (n) => n >= 0, lt: (n) => n < 0, le: (n) => n <= 0 };

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
      return field === 'kinds' ? value.split(',').some((part) => own.split(',').includes(part)) : value.split(',').some(one);
    default:
      return !isNone && ORDERS[operator]?.(ordered(field, own, value)) === true;
  }
}
const answers = (row: Sample, node: Condition | Group): boolean => ('conditions' in node ? node.conditions[node.join === 'or' ? 'some' : 'every']((one) => answers(row, one)) : holds(row, node));

const days = fc.integer({ min: 1, max: 28 }).map((n) => `2026-03-${String(n).padStart(2, '0')}`);
const amounts = fc.integer({ min: -3, max: 3 }).map(String);
const keys = fc.constantFrom('1', '2', '1,2');
const ORDER = ['equal', 'notequal', 'gt', 'ge', 'lt', 'le'];
const on = (field: string, operators: readonly string[], value: fc.Arbitrary<string>): fc.Arbitrary<Condition> => fc.record({ field: fc.constant(field), operator: fc.constantFrom(...operators), value });
const conditions = fc.oneof(
  on('name', ['like', 'equal', 'notequal'], fc.constantFrom('甲', '乙%', 'a_', '甲乙')), on('count', ORDER, amounts), on('cost', ORDER, amounts), on('day', ORDER, days), on('moment', ORDER, days), on('moment', ['gt', 'ge', 'lt', 'le'], days.map((day) => `${day} 08:30:00`)),
  on('isOn', ['equal', 'notequal'], fc.constantFrom('0', '1')), on('sex', ['in'], keys), on('sex', ['notequal'], fc.constantFrom('1', '2')), on('kinds', ['in'], keys),
  fc.record({ field: fc.constantFrom('name', 'count', 'day', 'moment', 'sex', 'kinds'), operator: fc.constantFrom('null', 'notnull') }),
);
const groupOf = (inner: fc.Arbitrary<Condition | Group>): fc.Arbitrary<Group> => fc.record({ join: fc.constantFrom('and' as const, 'or' as const), conditions: fc.array(inner, { minLength: 1, maxLength: 3 }) });
const trees = groupOf(fc.oneof(conditions, groupOf(fc.oneof(conditions, groupOf(conditions)))));

describe.each(testDatabases())('and/or filters on $name', (database) => {
  let town: Town;
  let admin: Visitor;
  let rows: readonly Sample[];
  const ask = (where: unknown, more: Readonly<Record<string, string>> = {}) => admin.ask(`source/roadsample/page?${new URLSearchParams({ size: '200', where: typeof where === 'string' ? where : JSON.stringify(where), ...more })}`);
  const idsOf = (answer: Awaited<ReturnType<typeof ask>>) => (answer.body.data as { records: Sample[] }).records.map(({ id }) => id).sort();

  beforeAll(async () => {
    town = await openTown(database, { paths: /^(blade-(auth|user|system)|grid\/grid$|source\/roadinfo)/, extra: [sample] });
    admin = await town.visit('admin');
    const drafts = fc.sample(fc.record({
      name: fc.constantFrom('甲', '甲乙', '乙%', 'ab', 'A_c', ''), count: fc.option(fc.integer({ min: -3, max: 3 })), cost: fc.option(fc.integer({ min: -3, max: 3 })), day: fc.oneof(days, fc.constant('')),
      moment: fc.oneof(days.map((day) => `${day} 08:30:00`), days.map((day) => `${day} 23:59:59`), days.map((day) => `${day} 00:00:00`), fc.constant('')), isOn: fc.constantFrom(0 as const, 1 as const), sex: fc.constantFrom('1', '2', ''), kinds: fc.constantFrom('1', '2', '1,2', ''),
    }), { numRuns: 60, seed: 7 });
    for (const draft of drafts) await admin.client(sample).submit(draft);
    rows = (await admin.client(sample).page({ size: 200 })).records;
  });
  afterAll(() => town.db.close());

  it('finds what filtering all rows would find, whatever the tree', async () => {
    expect(rows).toHaveLength(60);
    await fc.assert(fc.asyncProperty(trees, async (tree) => {
      expect(idsOf(await ask(tree))).toEqual(rows.filter((row) => answers(row, tree)).map(({ id }) => id).sort());
    }), { numRuns: 150 });
  });

  it('never fails on what nobody should send', async () => {
    const odd = fc.oneof(fc.jsonValue(), fc.record({ join: fc.constantFrom('and', 'or', 'xor', null), conditions: fc.array(fc.oneof(fc.jsonValue(), fc.record({ field: fc.constantFrom('name', 'count', 'day', 'moment', 'sex', 'rev', 'status', 'id', 'createUser', '__proto__', 'toString'), operator: fc.constantFrom('like', 'equal', 'in', 'gt', 'toString', 'below'), value: fc.oneof(fc.string(), fc.integer().map(String), fc.jsonValue()) })), { maxLength: 3 }) }));
    await fc.assert(fc.asyncProperty(odd, async (tree) => {
      expect((await ask(JSON.stringify(tree))).status).toBeLessThan(500);
    }), { numRuns: 200 });
    expect((await ask('{')).body.msg).toBe('高级筛选不正确：不是有效的 JSON');
  });

  it('says what it does not take', async () => {
    const name: Condition = { field: 'name', operator: 'like', value: '甲' };
    const said = async (tree: unknown) => {
      const { status, body } = await ask(tree);
      return [status, body.msg];
    };
    const deep = (depth: number): Group => ({ join: 'or', conditions: [depth === 1 ? name : deep(depth - 1)] });
    expect((await ask(deep(3))).status).toBe(200);
    expect(await said(deep(4))).toEqual([400, '高级筛选不正确：最多嵌套 3 层']);
    expect((await ask({ join: 'or', conditions: Array.from({ length: 30 }, () => name) })).status).toBe(200);
    expect(await said({ join: 'or', conditions: Array.from({ length: 31 }, () => name) })).toEqual([400, '高级筛选不正确：最多 30 个条件']);
    expect(await said({ join: 'and', conditions: [] })).toEqual([400, '高级筛选不正确：一组条件里至少要有一个条件']);
    for (const field of ['nothing', 'isDeleted', '__proto__']) expect(await said({ join: 'and', conditions: [{ field, operator: 'equal', value: '1' }] })).toEqual([400, `不认识的查询条件“${field}”，请检查参数名`]);
    expect(await said({ join: 'and', conditions: [{ field: 'count', operator: 'gt', value: 'many' }] })).toEqual([400, expect.stringContaining('查询条件不正确')]);
    expect(await said({ join: 'and', conditions: [{ field: 'name', operator: 'equal', value: ' ' }] })).toEqual([400, '高级筛选不正确：“name”缺少要比较的值']);
  });

  it('holds beside the filters of the search bar, and never lets sensitive values be guessed by parts', async () => {
    const named = rows.filter(({ name }) => name.includes('甲'));
    expect(idsOf(await ask({ join: 'or', conditions: [{ field: 'isOn', operator: 'equal', value: '1' }] }, { name: '甲' }))).toEqual(named.filter(({ isOn }) => isOn === 1).map(({ id }) => id).sort());
    const gridman = await town.visit('gridman');
    const phones = async (operator: string, value: string) => (await gridman.client(roadinfo).page({ size: 200, where: JSON.stringify({ join: 'or', conditions: [{ field: 'securityPhone', operator, value }] }) })).total;
    const { rows: [first] } = await town.db.query<{ phone: string }>('select security_phone as phone from source_roadinfo limit 1');
    const whole = first?.phone ?? '';
    expect(await phones('equal', whole)).toBeGreaterThan(0);
    expect(await phones('like', whole.slice(0, 10))).toBe(0);
    await expect(phones('gt', '13')).rejects.toThrow('查询条件不正确');
  });

  it('takes a grid with all that lies below it', async () => {
    const [top] = await admin.client(grid).lazyTree('0');
    const all = (await admin.client(roadinfo).page({})).total;
    expect(all).toBeGreaterThan(0);
    expect((await admin.client(roadinfo).page({ griddingId_below: top?.id ?? '' })).total).toBe(all);
    expect((await admin.client(roadinfo).page({ griddingId: top?.id ?? '' })).total).toBe(0);
    expect((await admin.ask('source/roadinfo/page?routeName_below=1')).status).toBe(400);
  });
});
