import { crud } from '@lattice/api/call';
import { remindReadersCall } from '@lattice/api/noticeCalls';
import { readersCall } from '@lattice/api/readersCall';
import { notice } from '@lattice/api/resources/blade-desk/notice';
import { personOf } from '../../access/guard.ts';
import { idIn } from '../../call/parameter.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { handle } from '../../call/handle.ts';
import { INBOX_CHANNEL } from '../../domain/messages/stream.ts';
import { readersOf, remindReaders } from '../../domain/notices/readers.ts';
import { detail } from '../../table/read/read.ts';
import { tableOf } from '../../table/table.ts';
import { submit } from '../../table/write/submit.ts';

const table = tableOf(notice);

/** Answers of 通知公告: whoever is signed in hears of a change at once, and has read what they open. */
export const handlers = handle(
  notice,
  {
    detail: async (input: Readonly<Record<string, unknown>>, context) => {
      const row = await detail(table, crud.detail, input, context);
      const { userId, viewer } = personOf(context);
      if (viewer === undefined && String(row.releaseTime ?? '') !== '')
        await context.db.query(
          `insert into sys_inbox_read (user_id, item_id, time)
            select $1, t.id, $3 from blade_desk_notice t where t.id = $2 and t.release_time <= $3
            on conflict do nothing`,
          [userId, String(row.id), context.now().toISOString()],
        );
      return row;
    },
    submit: async (input: Readonly<Record<string, unknown>>, context) =>
      context.db.tx(async (sql) => {
        const inner = transactionContext(context, sql);
        const saved = await submit(table, crud.submit, input, inner);
        await inner.db.notify(INBOX_CHANNEL, '*');
        return saved;
      }),
  },
  {
    expressions: { readCount: 'select count(*)::int from sys_inbox_read r where r.item_id = t.id' },
    ownCalls: {
      readers: { call: readersCall, answer: (input, context) => readersOf(idIn(input, 'id'), context) },
      remind: { call: remindReadersCall, answer: (input, context) => remindReaders(idIn(input, 'id'), context) },
    },
  },
);
