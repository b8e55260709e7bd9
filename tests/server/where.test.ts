import { grid } from '@lattice/api/resources/grid/grid';
import { roadinfo } from '@lattice/api/resources/source/roadinfo';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { inEachTown } from './inTown.ts';
import { type Condition, type Group, type Sample, answers, days, sample, trees } from './whereSample.ts';

const options = { paths: /^(blade-(auth|user|system)|grid\/grid$|source\/roadinfo)/, extra: [sample] };

inEachTown('and/or filters on $name', options, ({ admin }) => {
  let rows: readonly Sample[];
  const ask = (where: unknown, more: Readonly<Record<string, string>> = {}) =>
    admin.ask(
      `source/roadsample/page?${new URLSearchParams({
        size: '200',
        where: typeof where === 'string' ? where : JSON.stringify(where),
        ...more,
      })}`,
    );
  const idsOf = (answer: Awaited<ReturnType<typeof ask>>) =>
    (answer.body.data as { records: Sample[] }).records.map(({ id }) => id).sort();

  beforeAll(async () => {
    const drafts = fc.sample(
      fc.record({
        name: fc.constantFrom('甲', '甲乙', '乙%', 'ab', 'A_c', ''),
        count: fc.option(fc.integer({ min: -3, max: 3 })),
        cost: fc.option(fc.integer({ min: -3, max: 3 })),
        day: fc.oneof(days, fc.constant('')),
        moment: fc.oneof(
          days.map((day) => `${day} 08:30:00`),
          days.map((day) => `${day} 23:59:59`),
          days.map((day) => `${day} 00:00:00`),
          fc.constant(''),
        ),
        isOn: fc.constantFrom(0 as const, 1 as const),
        sex: fc.constantFrom('1', '2', ''),
        kinds: fc.constantFrom('1', '2', '1,2', ''),
      }),
      { numRuns: 60, seed: 7 },
    );
    for (const draft of drafts) await admin.client(sample).submit(draft);
    rows = (await admin.client(sample).page({ size: 200 })).records;
  });

  it('finds what filtering all rows would find, whatever the tree', async () => {
    expect(rows).toHaveLength(60);
    await fc.assert(
      fc.asyncProperty(trees, async (tree) => {
        expect(idsOf(await ask(tree))).toEqual(
          rows
            .filter((row) => answers(row, tree))
            .map(({ id }) => id)
            .sort(),
        );
      }),
      { numRuns: 150 },
    );
  });

  it('never fails on what nobody should send', async () => {
    const odd = fc.oneof(
      fc.jsonValue(),
      fc.record({
        join: fc.constantFrom('and', 'or', 'xor', null),
        conditions: fc.array(
          fc.oneof(
            fc.jsonValue(),
            fc.record({
              field: fc.constantFrom(
                ...'name count day moment sex rev status id createUser __proto__ toString'.split(' '),
              ),
              operator: fc.constantFrom('like', 'equal', 'in', 'gt', 'toString', 'below'),
              value: fc.oneof(fc.string(), fc.integer().map(String), fc.jsonValue()),
            }),
          ),
          { maxLength: 3 },
        ),
      }),
    );
    await fc.assert(
      fc.asyncProperty(odd, async (tree) => {
        expect(await ask(JSON.stringify(tree)).status()).toBeLessThan(500);
      }),
      { numRuns: 200 },
    );
    expect(await ask('{').msg()).toBe('高级筛选不正确：不是有效的 JSON');
  });

  it('says what it does not take', async () => {
    const name: Condition = { field: 'name', operator: 'like', value: '甲' };
    const said = async (tree: unknown) => {
      const { status, body } = await ask(tree);
      return [status, body.msg];
    };
    const deep = (depth: number): Group => ({ join: 'or', conditions: [depth === 1 ? name : deep(depth - 1)] });
    expect(await ask(deep(3)).status()).toBe(200);
    expect(await said(deep(4))).toEqual([400, '高级筛选不正确：最多嵌套 3 层']);
    expect(await ask({ join: 'or', conditions: Array.from({ length: 30 }, () => name) }).status()).toBe(200);
    expect(await said({ join: 'or', conditions: Array.from({ length: 31 }, () => name) })).toEqual([
      400,
      '高级筛选不正确：最多 30 个条件',
    ]);
    expect(await said({ join: 'and', conditions: [] })).toEqual([400, '高级筛选不正确：一组条件里至少要有一个条件']);
    for (const field of ['nothing', 'isDeleted', '__proto__'])
      expect(await said({ join: 'and', conditions: [{ field, operator: 'equal', value: '1' }] })).toEqual([
        400,
        `不认识的查询条件“${field}”，请检查参数名`,
      ]);
    expect(await said({ join: 'and', conditions: [{ field: 'count', operator: 'gt', value: 'many' }] })).toEqual([
      400,
      expect.stringContaining('查询条件不正确'),
    ]);
    expect(await said({ join: 'and', conditions: [{ field: 'name', operator: 'equal', value: ' ' }] })).toEqual([
      400,
      '高级筛选不正确：“name”缺少要比较的值',
    ]);
  });

  it('holds beside the filters of the search bar', async () => {
    const named = rows.filter(({ name }) => name.includes('甲'));
    expect(
      idsOf(await ask({ join: 'or', conditions: [{ field: 'isOn', operator: 'equal', value: '1' }] }, { name: '甲' })),
    ).toEqual(
      named
        .filter(({ isOn }) => isOn === 1)
        .map(({ id }) => id)
        .sort(),
    );
  });

  it('takes a grid with all that lies below it', async () => {
    const [top] = await admin.client(grid).lazyTree('0');
    const all = (await admin.client(roadinfo).page({})).total;
    expect(all).toBeGreaterThan(0);
    expect((await admin.client(roadinfo).page({ griddingId_below: top?.id ?? '' })).total).toBe(all);
    expect((await admin.client(roadinfo).page({ griddingId: top?.id ?? '' })).total).toBe(0);
    expect(await admin.ask('source/roadinfo/page?routeName_below=1').status()).toBe(400);
  });
});
