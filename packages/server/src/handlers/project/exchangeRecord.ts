import { crud } from '@lattice/api/call';
import { giveBackCall, redeemCall, walletCall } from '@lattice/api/marketCalls';
import { exchangeRecord } from '@lattice/api/resources/project/exchangeRecord';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { handle } from '../../call/handle.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { idOrNone, idsIn } from '../../call/parameter.ts';
import {
  refundExchanges,
  newExchange,
  renewExchange,
  returnStock,
  chargeExchanges,
} from '../../domain/points/exchange.ts';
import { giveBack, redeem } from '../../domain/points/redeem.ts';
import { walletOf } from '../../domain/points/wallet.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { remove } from '../../table/write/remove.ts';
import { restore } from '../../table/write/restore.ts';
import { lockRow } from '../../table/write/store.ts';
import { columnOf, tableOf } from '../../table/table.ts';
import { submit } from '../../table/write/submit.ts';
import { say } from '../../words/say.ts';

const table = tableOf(exchangeRecord);

/** What stock and points were taken for, which no edit changes. */
const SETTLED = ['marketId', 'goodsId', 'quantity', 'personType', 'phone'];

/** Days for which a good that was exchanged is kept for collection. */
const COLLECT_DAYS = 30;

/** Answers of 积分兑换记录: an exchange takes stock and points, a cancelled or removed one gives them back. */
export const handlers = handle(
  exchangeRecord,
  {
    submit: async (input: Readonly<Record<string, unknown>>, context) => {
      personOf(context);
      const id = idOrNone(input, 'id');
      return context.db.tx(async (sql) => {
        const inner = transactionContext(context, sql);
        const before = id === null ? null : await lockRow(sql, table, id, context);
        const saved = await submit(table, crud.submit, input, inner);
        if (before === null) {
          await newExchange(sql, saved.id, context.now());
          return saved;
        }
        const after = await lockRow(sql, table, saved.id, context);
        if (SETTLED.some((name) => before[columnOf(table, name).sql] !== after[columnOf(table, name).sql]))
          throw new Refusal(400, say`已兑换的商品、数量和兑换人不能修改，请取消这次兑换后重新兑换`);
        const [from, to] = [before.status, after.status];
        if (from !== to && (to === '2' || to === '3')) await returnStock(sql, saved.id, 1);
        if (from === '3' && to === '1') await renewExchange(sql, saved.id, context.now());
        return saved;
      });
    },
    remove: async (input: Readonly<Record<string, unknown>>, context: Context) =>
      context.db.tx(async (sql) => {
        const ids = idsIn(input, 'ids');
        await remove(table, crud.remove, { ids: ids.join(',') }, transactionContext(context, sql));
        await refundExchanges(sql, ids);
        return true;
      }),
    restore: async (input: Readonly<Record<string, unknown>>, context: Context) =>
      context.db.tx(async (sql) => {
        const ids = idsIn(input, 'ids');
        await restore(table, null, { ids: ids.join(',') }, transactionContext(context, sql));
        await chargeExchanges(sql, ids, context.now());
        return true;
      }),
  },
  {
    ownCalls: {
      wallet: { call: walletCall, answer: walletOf },
      redeem: { call: redeemCall, answer: redeem },
      giveBack: { call: giveBackCall, answer: giveBack },
    },
    timed: {
      field: 'status',
      moves: [{ from: '0', to: '3', due: `t.exchange_time <= $1::timestamptz - interval '${COLLECT_DAYS} days'` }],
    },
  },
);
