import type { Sql } from '../db/Database.ts';
import { Refusal } from '../Refusal.ts';
import { say } from '../words/say.ts';
import { memberBalance, personBalance } from './post.ts';

/** Gives the goods of an exchange back to the stock (1), or takes them once more (-1). */
export async function returnStock(sql: Sql, id: string, direction: 1 | -1): Promise<void> {
  await sql.query(
    `update project_marketgoods g set stock = g.stock + e.quantity * $2::int, status = case when g.status = '2' and g.stock + e.quantity * $2::int > 0 then '1' else g.status end, rev = g.rev + 1
     from project_exchangerecord e where e.id = $1 and g.id = e.goods_id`,
    [id, direction],
  );
}

interface Exchange {
  quantity: number;
  price: number;
  stock: number;
  status: string;
  limit: number | null;
  market: string;
  had: number;
  isMember: boolean;
  member: string | null;
  phone: string;
  tenant: string;
}

async function stored(sql: Sql, id: string): Promise<Exchange> {
  await sql.query('select 1 from project_marketgoods where id = (select goods_id from project_exchangerecord where id = $1) for update', [id]);
  const { rows } = await sql.query<Exchange>(
    `select e.quantity, g.points_price as price, g.stock, g.status, g.per_limit as limit, k.status as market, e.person_type = '1' as "isMember", e.phone, e.tenant_id as tenant,
       (select m.id from grid_gridmember m where m.phone = e.phone and m.tenant_id = e.tenant_id and m.is_deleted = 0 limit 1) as member,
       (select coalesce(sum(o.quantity), 0)::int from project_exchangerecord o where o.goods_id = e.goods_id and o.phone = e.phone and o.status in ('0', '1') and o.is_deleted = 0) as had
     from project_exchangerecord e join project_marketgoods g on g.id = e.goods_id left join project_pointsmarket k on k.id = e.market_id where e.id = $1`,
    [id],
  );
  const [row] = rows;
  if (row === undefined) throw new Refusal(400, say`兑换的商品不存在或已被删除，请重新选择`, [{ field: 'goodsId', rule: 'unknown' }]);
  return row;
}

/** Settles an exchange that was just stored: price, points, stock, and the code by which it is collected. Refused without stock or points. */
export async function newExchange(sql: Sql, id: string): Promise<void> {
  const row = await stored(sql, id);
  if (row.status !== '1') throw new Refusal(400, say`这件商品未上架，不能兑换`, [{ field: 'goodsId', rule: 'unknown' }]);
  if (row.stock < row.quantity) throw new Refusal(400, say`库存不足：仅剩 ${row.stock} 件`, [{ field: 'quantity', rule: 'max', params: { max: row.stock } }]);
  if (row.limit !== null && row.limit > 0 && row.had > row.limit) throw new Refusal(400, say`每人限兑 ${row.limit} 件`, [{ field: 'quantity', rule: 'max', params: { max: row.limit } }]);
  if (row.isMember && row.member === null) throw new Refusal(400, say`没有使用这个手机号码的网格员，请核对`, [{ field: 'phone', rule: 'unknown' }]);
  const total = row.price * row.quantity;
  const balance = row.isMember ? memberBalance('$1::bigint') : personBalance('$1::text', '$2::text');
  const { rows } = await sql.query<{ points: number }>(`select ${balance} as points`, row.isMember ? [row.member] : [row.phone, row.tenant]);
  const after = (rows[0]?.points ?? 0) - total;
  if (after < 0) throw new Refusal(400, say`积分不足：需要 ${total} 分，现有 ${rows[0]?.points ?? 0} 分`);
  const code = String(100_000 + (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 900_000);
  await sql.query('update project_exchangerecord set points_price = $2, total_points = $3, balance_after = $4, pickup_code = $5 where id = $1', [id, row.price, total, after, code]);
  await returnStock(sql, id, -1);
  await sql.query("update project_marketgoods set status = '2' where id = (select goods_id from project_exchangerecord where id = $1) and stock <= 0 and status = '1'", [id]);
}
