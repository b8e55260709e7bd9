import type { Wallet } from '@lattice/api/marketCalls';
import { pointsApplication } from '@lattice/api/resources/project/pointsApplication';
import { expect, it } from 'vitest';
import { inEachTown } from './inTown.ts';
import { json } from './json.ts';
import { openShop } from './openShop.ts';

/** As many as a look that takes time asks for; the first runs tell most faults. */
const EXCHANGES = process.env.RUNS === undefined ? 60 : 1000;
const BATCH = 20;

inEachTown('the ledger of points on $name', { isSmall: true }, ({ town, admin, manager }) => {
  const { make } = town;

  it('balance, stock and ledger agree after random exchanges at once', async () => {
    const userId = await town.text("select id::text as id from blade_user where account = 'admin'");
    const phone = '15912340077';
    await make('grid/gridmember', { phone, userId });
    const requested = await make('project/pointsApplication', { applicantType: '1', phone, points: 150 });
    await manager.client(pointsApplication).updateStatus({ id: requested, status: '1' });
    const { sell } = await openShop(town);
    const goods = [await sell({ stock: 15, pointsPrice: 2 }), await sell({ stock: 40, pointsPrice: 3 })];
    const wallet = async () => await admin.ask('project/exchangeRecord/wallet').data<Wallet>();
    const start = (await wallet()).balance;
    expect(start).toBeGreaterThanOrEqual(150);
    let seed = 7;
    const chance = (most: number) => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
      return (seed >> 16) % most;
    };
    const made: string[] = [];
    const redeem = async () => {
      const body = json({ goodsId: goods[chance(2)], quantity: 1 + chance(3) });
      const { status, body: said } = await admin.ask('project/exchangeRecord/redeem', body);
      if (status === 200) made.push((said.data as { id: string }).id);
      return status;
    };
    let returned = 0;
    const giveBack = async () => {
      const id = made[chance(Math.max(1, made.length))];
      const { status } = await admin.post('project/exchangeRecord/giveBack', { id });
      if (status === 200) returned += 1;
      return status;
    };
    const statuses = [];
    for (let round = 0; round * BATCH < EXCHANGES; round += 1)
      statuses.push(
        ...(await Promise.all(Array.from({ length: BATCH }, async () => (chance(3) === 0 ? giveBack() : redeem())))),
      );
    expect(statuses.filter((status) => status !== 200 && status !== 400)).toEqual([]);
    expect(made.length).toBeGreaterThan(10);
    expect(returned).toBeGreaterThan(2);
    const cancelled = `select count(*)::int as n
      from project_exchangerecord where id = any($1::bigint[]) and status = '2'`;
    expect(await town.number(cancelled, [made])).toBe(returned);
    const { balance, entries } = await wallet();
    const spent = await town.number(
      `select coalesce(sum(total_points), 0)::int as points
        from project_exchangerecord where id = any($1::bigint[]) and status = '0'`,
      [made],
    );
    expect([balance, entries[0]?.balance]).toEqual([start - spent, balance]);
    for (const [at, id] of goods.entries()) {
      const kept = await town.number(
        `select g.stock + coalesce((select sum(quantity) from project_exchangerecord e
            where e.goods_id = g.id and e.status in ('0', '1')), 0)::int as all
          from project_marketgoods g where id = $1`,
        [id],
      );
      expect(kept).toBe([15, 40][at]);
    }
    const id = await town.text('select id::text as id from project_exchangerecord where phone <> $1 limit 1', [phone]);
    expect(await admin.post('project/exchangeRecord/giveBack', { id }).status()).toBe(400);
  }, 900_000);
});
