import type { HeatPoint, SatisfactionRating } from '@lattice/api/resources/visualization/dispatch';
import { expect, it } from 'vitest';
import { inTown } from './inTown.ts';
import type { Visitor } from './openTown.ts';

inTown('what scenes show on $name', {}, ({ town, leader }) => {
  const ask = <T>(visitor: Visitor, address: string) => visitor.ask(address).given<T>();
  const one = async (sql: string): Promise<number> => await town.number(sql);

  it.each([
    ['resource1', 'satisfaction::int'],
    ['resource2', 'speed_score'],
    ['resource3', 'quality_score'],
    ['resource4', 'attitude_score'],
    ['resource5', 'case is_solved when 1 then 5 else 1 end'],
  ])('%s rates events by %s, and its parts add up', async (call, column) => {
    const { total, rate, items, trend, areas, kinds, worst } = await ask<SatisfactionRating>(
      leader,
      `visualization/${call}`,
    );
    const share = await one(
      `select round(100.0 * count(*) filter (where ${column} >= 4) / count(*), 1)::float8 as n
        from event_eventevaluate where is_deleted = 0`,
    );
    expect([total, rate]).toEqual([
      await one('select count(*)::int as n from event_eventevaluate where is_deleted = 0'),
      share,
    ]);
    expect(items.map(({ key }) => key)).toEqual(['5', '4', '3', '2', '1']);
    for (const parts of [items.map(({ value }) => value), kinds.map(({ rated }) => rated)])
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
    expect(areas.reduce((sum, { rated }) => sum + rated, 0)).toBeLessThanOrEqual(total);
    expect(areas.length).toBeGreaterThan(1);
    expect(trend).toHaveLength(12);
    expect(worst.every(({ score }) => score <= 2)).toBe(true);
    const said = await town.db.query<{ id: string; words: string }>(
      `select event_id::text as id, coalesce(evaluate_content, '') as words
        from event_eventevaluate where event_id = any($1::bigint[]) order by event_id`,
      [worst.map(({ id }) => id)],
    );
    expect(
      worst.map(({ id, words }) => ({ id, words })).sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1)),
    ).toEqual(said.rows);
  });

  it('cuts ratings to a grid and a period, and refuses what it does not know', async () => {
    const whole = await ask<SatisfactionRating>(leader, 'visualization/resource1');
    const [area] = whole.areas.filter(({ rated }) => rated > 0);
    const part = await ask<SatisfactionRating>(leader, `visualization/resource1?gridId=${area?.id ?? ''}`);
    expect(part.total).toBe(area?.rated);
    const none = await ask<SatisfactionRating>(
      leader,
      'visualization/resource1?dateType=5&startDate=2001-01-01&endDate=2001-01-02',
    );
    expect([none.total, none.rate, none.score]).toEqual([0, null, null]);
    expect(await leader.ask('visualization/resource1?grid=1').status()).toBe(400);
  });

  it('rates the services of the counter', async () => {
    const { total } = await ask<SatisfactionRating>(leader, 'visualization/resource6');
    expect(total).toBe(
      await one(
        `select count(*)::int as n from scentre_esserviceappointmentrecord
          where evaluate_score is not null and is_deleted = 0`,
      ),
    );
  });

  it.each(['selectPopulationHeatMap', 'selectKeyPopulationHeatMap', 'selectRentHouseHeatMap'])(
    '%s tells of no place with fewer than five',
    async (call) => {
      const cells = await ask<HeatPoint[]>(leader, `visualization/${call}`);
      expect(cells.filter(({ count }) => count < 5)).toEqual([]);
    },
  );

  it('draws nothing of a register that a person may not read', async () => {
    const [seen, unseen] = await Promise.all(
      ['leader', 'gridleader'].map(async (account) =>
        ask<unknown[]>(await town.visit(account), 'gis/resource?resType=dustbin'),
      ),
    );
    expect(seen?.length).toBeGreaterThan(0);
    expect(unseen).toEqual([]);
  });

  it('lets the party administrator count people without reading their register', async () => {
    const partyadmin = await town.visit('partyadmin');
    for (const call of [
      'source/populationinfo/getPopulationStatistics',
      'source/populationinfo/getPopulationAgeStatistics',
      'source/populationinfo/getPopulationEduStatistics',
      'grid/gridmember/getGridMemberStatistics',
      'grid/gridmember/getGridMemberAgeStatistics',
      'grid/gridmember/getGridMemberEduStatistics',
      'grid/gridmember/getPartyGridMemberList',
      'grid/grid/getGridStatistics',
      'grid/grid/getPartyGridList',
      'cms/article/getPartyActivityList',
    ])
      await ask(partyadmin, call);
    expect(await partyadmin.ask('source/populationinfo/page').status()).toBe(403);
    const merchant = await town.visit('merchant');
    expect(await merchant.ask('source/populationinfo/getPopulationStatistics').status()).toBe(403);
  });

  it('shows members of the party masked', async () => {
    const partyadmin = await town.visit('partyadmin');
    const members = await ask<{ personName: string; phone: string }[]>(
      partyadmin,
      'grid/gridmember/getPartyGridMemberList',
    );
    expect(members.length).toBeGreaterThan(0);
    for (const { personName, phone } of members) expect([personName, phone].join(' ')).toMatch(/\*/);
  });
});
