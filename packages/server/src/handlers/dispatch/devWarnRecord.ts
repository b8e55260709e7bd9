import { devWarnRecord } from '@lattice/api/resources/dispatch/devWarnRecord';
import { within } from '../../db/within.ts';
import { handle } from '../../handle.ts';
import { idsIn, wordIn } from '../../parameter.ts';
import { tableOf } from '../../table/table.ts';
import { move } from '../../table/write.ts';

/** Answers of 设备预警记录. */
export const handlers = handle(devWarnRecord, {
  batchReleaseWarn: async (input, context) => {
    const [ids, remark, status] = [idsIn(input, 'ids'), wordIn(input, 'releaseRemark', 200), wordIn(input, 'status', 4) || '2'];
    return context.db.tx(async (sql) => {
      for (const id of ids) await move(tableOf(devWarnRecord), 'batchReleaseWarn', { id, status }, within(context, sql));
      await sql.query('update dispatch_devwarnrecord set release_remark = $2 where id = any($1::bigint[])', [ids, remark]);
      return { count: ids.length };
    });
  },
});
