import { crud } from '@lattice/api/call';
import { exchangeRecord } from '@lattice/api/resources/project/exchangeRecord';
import { personOf } from '../../accounts/guard.ts';
import { handle } from '../../handle.ts';
import { within } from '../../db/within.ts';
import { idOrNone } from '../../parameter.ts';
import { newExchange, returnStock } from '../../points/exchange.ts';
import { submitThen } from '../../table/moving.ts';
import { tableOf } from '../../table/table.ts';
import { submit } from '../../table/write.ts';

/** Answers of 积分兑换记录: an exchange takes stock and points, a cancelled one gives them back. */
export const handlers = handle(exchangeRecord, {
  submit: async (input: Readonly<Record<string, unknown>>, context) => {
    if (idOrNone(input, 'id') !== null) {
      return submitThen(exchangeRecord, 'status', input, context, async (sql, { id, from, to }) => {
        if (from !== to && (to === '2' || to === '3')) await returnStock(sql, id, 1);
        if (from === '3' && to === '1') await returnStock(sql, id, -1);
      });
    }
    personOf(context);
    return context.db.tx(async (sql) => {
      const saved = await submit(tableOf(exchangeRecord), crud.submit, input, within(context, sql));
      await newExchange(sql, saved.id);
      return saved;
    });
  },
});
