import { crud } from '@lattice/api/call';
import { devWarnRecord } from '@lattice/api/resources/dispatch/devWarnRecord';
import { within } from '../../db/within.ts';
import { mergeWarning } from '../../dispatch/mergeWarning.ts';
import { handle } from '../../handle.ts';
import { idOrNone, idsIn, wordIn } from '../../parameter.ts';
import { tableOf } from '../../table/table.ts';
import { move, submit } from '../../table/write.ts';

/** Answers of 设备预警记录: a new warning is merged into the open one of its device. */
export const handlers = handle(devWarnRecord, {
  submit: async (input: Readonly<Record<string, unknown>>, context) =>
    context.db.tx(async (sql) => {
      const inner = within(context, sql);
      const saved = await submit(tableOf(devWarnRecord), crud.submit, input, inner);
      if (idOrNone(input, 'id') === null) await mergeWarning(sql, saved.id, inner);
      return saved;
    }),
  batchReleaseWarn: async (input, context) => {
    const [ids, remark, status] = [idsIn(input, 'ids'), wordIn(input, 'releaseRemark', 200), wordIn(input, 'status', 4) || '2'];
    return context.db.tx(async (sql) => {
      for (const id of ids) await move(tableOf(devWarnRecord), 'batchReleaseWarn', { id, status }, within(context, sql));
      await sql.query('update dispatch_devwarnrecord set release_remark = $2 where id = any($1::bigint[])', [ids, remark]);
      return { count: ids.length };
    });
  },
});
