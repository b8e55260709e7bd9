import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';
import { memberBalance, personBalance } from './post.ts';

/** Gives the goods of an exchange back to the stock (1), or takes them once more (-1). */
export async function returnStock(sql: Sql, id: string, direction: 1 | -1): Promise<void> {
  await sql.query(
    `update project_marketgoods g
      set stock = g.stock + e.quantity * $2::int, status = case when g.status = '2'
        and g.stock + e.quantity * $2::int > 0 then '1' else g.status end, rev = g.rev + 1
     from project_exchangerecord e where e.id = $1 and g.id = e.goods_id`,
    [id, direction],
  );
}

interface Exchange {
  market: string;
  quantity: number;
  price: number;
  stock: number;
  status: string;
  limit: number | null;
  goodsMarket: string | null;
  from: string | null;
  until: string | null;
  day: string;
  marketStatus: string | null;
  monthLimit: number | null;
  had: number;
  spent: number;
  isMember: boolean;
  member: string | null;
  phone: string;
  tenant: string;
}

/**
 * Locks what exchanges count on, always in this order: their shops, their goods, and the points of the persons; each in
 * the order of its ids.
 */
async function lockCounted(sql: Sql, ids: readonly string[]): Promise<void> {
  const of = (column: string) => `(select ${column} from project_exchangerecord where id = any($1::bigint[]))`;
  await sql.query(`select 1 from project_pointsmarket where id in ${of('market_id')} order by id for share`, [ids]);
  await sql.query(`select 1 from project_marketgoods where id in ${of('goods_id')} order by id for update`, [ids]);
  const { rows } = await sql.query<{ account: number }>(
    `select distinct hashtext(concat_ws(' ', 'points', tenant_id, phone)) as account
      from project_exchangerecord
      where id = any($1::bigint[])
      order by 1`,
    [ids],
  );
  for (const { account } of rows) await sql.query('select pg_advisory_xact_lock($1)', [account]);
}

async function stored(sql: Sql, id: string, now: Date): Promise<Exchange> {
  await lockCounted(sql, [id]);
  const { rows } = await sql.query<Exchange>(
    `select e.market_id as market, e.quantity, g.points_price as price, g.stock, g.status, g.per_limit as limit,
      g.market_id as "goodsMarket",
       g.start_date::text as from, g.end_date::text as until, $2::timestamptz::date::text as day,
       k.status as "marketStatus", k.month_limit as "monthLimit", e.person_type = '1' as "isMember", e.phone,
       e.tenant_id as tenant,
       (select m.id from grid_gridmember m where m.phone = e.phone and m.tenant_id = e.tenant_id
         and m.is_deleted = 0 limit 1) as member,
       (select coalesce(sum(o.quantity), 0)::int from project_exchangerecord o where o.goods_id = e.goods_id
         and o.phone = e.phone and o.status in ('0', '1') and o.is_deleted = 0) as had,
       (select coalesce(sum(o.total_points), 0)::int
       from project_exchangerecord o
       where o.market_id = e.market_id and o.phone = e.phone and o.tenant_id = e.tenant_id and o.id <> e.id
         and o.status in ('0', '1') and o.is_deleted = 0
          and o.exchange_time >= date_trunc('month', $2::timestamptz)
            and o.exchange_time < date_trunc('month', $2::timestamptz) + interval '1 month') as spent
     from project_exchangerecord e
     join project_marketgoods g on g.id = e.goods_id and g.is_deleted = 0
     left join project_pointsmarket k on k.id = e.market_id and k.is_deleted = 0
     where e.id = $1`,
    [id, now.toISOString()],
  );
  const [row] = rows;
  if (row === undefined)
    throw new Refusal(400, say`兑换的商品不存在或已被删除，请重新选择`, [{ field: 'goodsId', rule: 'unknown' }]);
  return row;
}

/**
 * Refuses what a shop does not give: when it is closed, goods of another shop, goods off sale or outside of their
 * period.
 */
function refuseGoods({ status, market, goodsMarket, marketStatus, from, until, day }: Exchange): void {
  if (marketStatus !== '1')
    throw new Refusal(400, say`这家商城没有营业，不能兑换`, [{ field: 'marketId', rule: 'unknown' }]);
  if (goodsMarket !== market)
    throw new Refusal(400, say`这件商品不属于所选的商城，请重新选择`, [{ field: 'goodsId', rule: 'unknown' }]);
  if (status !== '1') throw new Refusal(400, say`这件商品未上架，不能兑换`, [{ field: 'goodsId', rule: 'unknown' }]);
  if (from !== null && day < from)
    throw new Refusal(400, say`这件商品从 ${from} 起才能兑换`, [{ field: 'goodsId', rule: 'unknown' }]);
  if (until !== null && day > until)
    throw new Refusal(400, say`这件商品的兑换已于 ${until} 截止`, [{ field: 'goodsId', rule: 'unknown' }]);
}

/** Refuses more than there is, or than one person may have of the goods or in a month. */
function refuseQuantity({ quantity, stock, limit, had, monthLimit, spent, price }: Exchange): void {
  if (stock < quantity)
    throw new Refusal(400, say`库存不足：仅剩 ${stock} 件`, [
      { field: 'quantity', rule: 'max', params: { max: stock } },
    ]);
  if (limit !== null && limit > 0 && had > limit)
    throw new Refusal(400, say`每人限兑 ${limit} 件`, [{ field: 'quantity', rule: 'max', params: { max: limit } }]);
  if (monthLimit !== null && monthLimit > 0 && spent + price * quantity > monthLimit)
    throw new Refusal(
      400,
      say`超出这家商城每人每月 ${monthLimit} 分的上限：本月已兑换 ${spent} 分，这次需要 ${price * quantity} 分`,
      [{ field: 'quantity', rule: 'max', params: { max: Math.max(0, Math.floor((monthLimit - spent) / price)) } }],
    );
}

/** Points of the person before an exchange, which is not yet counted where its total is not known. */
async function balanceOf(sql: Sql, { isMember, member, phone, tenant }: Exchange): Promise<number> {
  const balance = isMember ? memberBalance('$1::bigint') : personBalance('$1::text', '$2::text');
  const { rows } = await sql.query<{ points: number }>(
    `select ${balance} as points`,
    isMember ? [member] : [phone, tenant],
  );
  return rows[0]?.points ?? 0;
}

/**
 * Settles an exchange that was just stored: price, points, stock, and the code by which it is collected. Refused
 * without stock or points.
 */
export async function newExchange(sql: Sql, id: string, now: Date): Promise<void> {
  const row = await stored(sql, id, now);
  refuseGoods(row);
  refuseQuantity(row);
  if (row.isMember && row.member === null)
    throw new Refusal(400, say`没有使用这个手机号码的网格员，请核对`, [{ field: 'phone', rule: 'unknown' }]);
  const total = row.price * row.quantity;
  const points = await balanceOf(sql, row);
  const after = points - total;
  if (after < 0) throw new Refusal(400, say`积分不足：需要 ${total} 分，现有 ${points} 分`);
  const code = String(100_000 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 900_000));
  await sql.query(
    `update project_exchangerecord set points_price = $2, total_points = $3, balance_after = $4, pickup_code = $5
      where id = $1`,
    [id, row.price, total, after, code],
  );
  await takeStock(sql, id);
}

/** Takes the goods of an exchange from the stock; the last of them are sold out. */
async function takeStock(sql: Sql, id: string): Promise<void> {
  await returnStock(sql, id, -1);
  await sql.query(
    `update project_marketgoods set status = '2'
      where id = (select goods_id from project_exchangerecord where id = $1) and stock <= 0 and status = '1'`,
    [id],
  );
}

/**
 * Lets an exchange that expired be collected after all, which has taken its points again: refused without stock or
 * points.
 */
export async function renewExchange(sql: Sql, id: string, now: Date): Promise<void> {
  const row = await stored(sql, id, now);
  if (row.stock < row.quantity)
    throw new Refusal(400, say`库存不足：仅剩 ${row.stock} 件`, [
      { field: 'quantity', rule: 'max', params: { max: row.stock } },
    ]);
  if ((await balanceOf(sql, row)) < 0) throw new Refusal(400, say`积分不足，不能再领取这次兑换的商品`);
  await takeStock(sql, id);
}

/**
 * Gives back what removed exchanges took, whose rows are locked: stock here, points because they count no more. Refused
 * where goods were collected.
 */
export async function refundExchanges(sql: Sql, ids: readonly string[]): Promise<void> {
  await lockCounted(sql, ids);
  const { rows } = await sql.query<{ id: string; status: string }>(
    `select id::text as id, status
      from project_exchangerecord
      where id = any($1::bigint[]) and status in ('0', '1')
      order by goods_id, id`,
    [ids],
  );
  if (rows.some(({ status }) => status === '1')) throw new Refusal(400, say`不能删除：商品已经领取的兑换要留作记录`);
  for (const { id } of rows) await returnStock(sql, id, 1);
}

/** Takes again what restored exchanges took, whose rows are locked; refused without stock or points. */
export async function chargeExchanges(sql: Sql, ids: readonly string[], now: Date): Promise<void> {
  await lockCounted(sql, ids);
  const { rows } = await sql.query<{ id: string }>(
    `select id::text as id
      from project_exchangerecord
      where id = any($1::bigint[]) and status = '0'
      order by goods_id, id`,
    [ids],
  );
  for (const { id } of rows) await renewExchange(sql, id, now);
}
