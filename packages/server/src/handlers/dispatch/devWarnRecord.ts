import { crud } from '@lattice/api/call';
import { devWarnRecord } from '@lattice/api/resources/dispatch/devWarnRecord';
import { transactionContext } from '../../call/transactionContext.ts';
import { mergeWarning } from '../../domain/dispatch/mergeWarning.ts';
import { reportWarning } from '../../domain/dispatch/reportWarning.ts';
import { releaseByEvent } from '../../domain/dispatch/warnings/releaseByEvent.ts';
import { handle } from '../../call/handle.ts';
import { idIn, idOrNone, idsIn, optionalTextIn } from '../../call/parameter.ts';
import { tableOf } from '../../table/table.ts';
import { move } from '../../table/write/move.ts';
import { submit } from '../../table/write/submit.ts';

/** Answers of 设备预警记录: a new warning is merged into the open one of its device. */
export const handlers = handle(
  devWarnRecord,
  {
    submit: async (input: Readonly<Record<string, unknown>>, context) =>
      context.db.tx(async (sql) => {
        const inner = transactionContext(context, sql);
        const saved = await submit(tableOf(devWarnRecord), crud.submit, input, inner);
        if (idOrNone(input, 'id') === null) await mergeWarning(sql, saved.id, inner);
        return saved;
      }),
    batchReleaseWarn: async (input, context) => {
      const [ids, status] = [idsIn(input, 'ids'), optionalTextIn(input, 'status', 4) || '2'];
      return context.db.tx(async (sql) => {
        const inner = transactionContext(context, sql);
        for (const id of ids.toSorted()) {
          await move(tableOf(devWarnRecord), 'batchReleaseWarn', { ...input, id, status }, inner);
          if (status === '4') await reportWarning(sql, id, idIn(input, 'eventCategoryId'), inner);
        }
        return { count: ids.length };
      });
    },
  },
  {
    timed: releaseByEvent,
  },
);
