import { addsUp } from '@lattice/api/addsUp';
import { type GroupTotal, groupedFields } from '@lattice/api/totals';
import { houseinfo } from '@lattice/api/resources/source/houseinfo';
import { populationinfo } from '@lattice/api/resources/source/populationinfo';
import { roadinfo } from '@lattice/api/resources/source/roadinfo';
import { testDatabases } from '@lattice/server/fixtures/openTestDatabase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Town, type Visitor, openTown } from './openTown.ts';

type Rows = { total: number; records: Record<string, string | number | null>[] };

it('groups by choices and references that hide nothing, and adds up what can be added', () => {
  expect(groupedFields(houseinfo)).toEqual(expect.arrayContaining(['griddingId', 'buildingUse']));
  for (const name of groupedFields(populationinfo))
    expect(populationinfo.fields).not.toHaveProperty([name, 'sensitive']);
  expect(addsUp(roadinfo.fields.routeLength)).toBe(true);
  expect(addsUp({ ...roadinfo.fields.routeLength, sensitive: 'address' })).toBe(false);
});

describe.each(testDatabases())('the totals of groups on $name', (database) => {
  let town: Town;

  beforeAll(async () => {
    town = await openTown(database);
  }, 180_000);
  afterAll(() => town?.db.close());

  const ask = async (visitor: Visitor, words: string) => {
    const { status, body } = await visitor.ask(`source/houseinfo/${words}`);
    return { status, data: body.data };
  };

  it.each(['admin', 'gridmember'])('are those of all rows that %s sees', async (account) => {
    const visitor = await town.visit(account);
    const { records, total } = (await ask(visitor, 'page?size=200&floorArea_ge=60')).data as Rows;
    const values = [...new Set(records.map(({ griddingId }) => String(griddingId ?? '')))];
    const totals = (await ask(visitor, `totals?by=griddingId&values=${values.join(',')}&floorArea_ge=60`))
      .data as Record<string, GroupTotal>;
    expect(total).toBeGreaterThan(0);
    let counted = 0;
    for (const value of values) {
      const page = (await ask(visitor, `page?size=200&floorArea_ge=60&griddingId=${value}`)).data as Rows;
      const area = page.records.reduce((sum, { floorArea }) => sum + Number(floorArea ?? 0), 0);
      expect([value, totals[value]?.count]).toEqual([value, page.total]);
      expect(page.total).toBeLessThanOrEqual(200);
      expect(Number(totals[value]?.sums.floorArea)).toBeCloseTo(area, 1);
      counted += page.total;
    }
    expect(counted).toBeGreaterThanOrEqual(Math.min(total, records.length));
  });

  it('are refused for other fields, too many values, and people who may not read the list', async () => {
    const admin = await town.visit('admin');
    for (const words of ['totals?by=houseCode&values=1', 'totals?values=1', 'totals?by=nothing&values=1'])
      expect((await ask(admin, words)).status).toBe(400);
    expect((await ask(admin, `totals?by=griddingId&values=${Array(201).fill('1').join(',')}`)).status).toBe(400);
    expect((await ask(await town.visit('editor'), 'totals?by=griddingId&values=1')).status).toBe(403);
  });
});
