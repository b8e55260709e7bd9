import { crud } from '@lattice/api/call';
import { exchangeRecord } from '@lattice/api/resources/project/exchangeRecord';
import type { Context } from '../../call/Context.ts';
import { idIn, numberIn } from '../../call/parameter.ts';
import { systemContext } from '../../call/systemContext.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { tableOf } from '../../table/table.ts';
import { lockRow } from '../../table/write/store.ts';
import { submit } from '../../table/write/submit.ts';
import { say } from '../../words/say.ts';
import { newExchange, returnStock } from './exchange.ts';
import { ownHolder } from './wallet.ts';

type Input = Readonly<Record<string, unknown>>;

const table = tableOf(exchangeRecord);
const MEMBER = '1';
const CANCELLED = '2';

/** Exchanges own points for goods, to be collected with a code. */
export async function redeem(input: Input, context: Context): Promise<{ id: string }> {
  const goodsId = idIn(input, 'goodsId');
  const quantity = numberIn(input, 'quantity', 1, 99);
  return context.db.tx(async (sql) => {
    const holder = await ownHolder(sql, context);
    if (holder === undefined) throw new Refusal(400, say`只有网格员能用自己的积分兑换`);
    const { rows } = await sql.query<{ market: string; mode: string }>(
      `select g.market_id::text as market, coalesce(nullif(split_part(coalesce(k.pickup_modes, ''), ',', 1), ''), '1')
          as mode from project_marketgoods g join project_pointsmarket k on k.id = g.market_id
        where g.id = $1 and g.is_deleted = 0 and k.is_deleted = 0`,
      [goodsId],
    );
    const [goods] = rows;
    if (goods === undefined) throw new Refusal(400, say`兑换的商品不存在或已被删除，请重新选择`);
    const { id } = await submit(
      table,
      crud.submit,
      {
        marketId: goods.market,
        goodsId,
        personType: MEMBER,
        personName: holder.name,
        phone: holder.phone,
        griddingId: holder.gridding ?? '',
        quantity: Math.max(1, quantity),
        pickupMode: goods.mode,
      },
      systemContext(transactionContext(context, sql)),
    );
    await newExchange(sql, id, context.now());
    return { id };
  });
}

/** Gives an own exchange back that was not collected: points and stock return. */
export async function giveBack(input: Input, context: Context): Promise<boolean> {
  const id = idIn(input, 'id');
  return context.db.tx(async (sql) => {
    const holder = await ownHolder(sql, context);
    const inner = systemContext(transactionContext(context, sql));
    const row = await lockRow(sql, table, id, inner);
    if (holder === undefined || row.person_type !== MEMBER || row.phone !== holder.phone)
      throw new Refusal(400, say`只能取消自己的兑换`);
    if (row.status !== '0') throw new Refusal(400, say`这次兑换已经领取、取消或过期，不能再取消`);
    // The holder's own move, which the role `public` has.
    await submit(table, crud.submit, { id, status: CANCELLED }, { ...inner, system: false });
    await returnStock(sql, id, 1);
    return true;
  });
}
