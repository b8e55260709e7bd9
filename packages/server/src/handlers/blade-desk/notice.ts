import { crud } from '@lattice/api/call';
import { notice } from '@lattice/api/resources/blade-desk/notice';
import { transactionContext } from '../../call/transactionContext.ts';
import { handle } from '../../call/handle.ts';
import { INBOX_CHANNEL } from '../../domain/messages/stream.ts';
import { tableOf } from '../../table/table.ts';
import { submit } from '../../table/write/submit.ts';

const table = tableOf(notice);

/** Answers of 通知公告: whoever is signed in hears of a change at once. */
export const handlers = handle(notice, {
  submit: async (input: Readonly<Record<string, unknown>>, context) =>
    context.db.tx(async (sql) => {
      const inner = transactionContext(context, sql);
      const saved = await submit(table, crud.submit, input, inner);
      await inner.db.notify(INBOX_CHANNEL, '*');
      return saved;
    }),
});
