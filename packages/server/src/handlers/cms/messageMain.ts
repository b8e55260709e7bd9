import { remindCall } from '@lattice/api/messageCalls';
import { readersCall } from '@lattice/api/readersCall';
import { messageMain } from '@lattice/api/resources/cms/messageMain';
import { handle } from '../../call/handle.ts';
import { idIn } from '../../call/parameter.ts';
import { carryOut } from '../../domain/messages/carryOut.ts';
import { addReceivers } from '../../domain/messages/notify.ts';
import { messageReaders } from '../../domain/messages/receipts.ts';
import { receiversOf } from '../../domain/messages/receiversOf.ts';
import { refuseOpenFields } from '../../domain/messages/refuseOpenFields.ts';
import { remindUnread } from '../../domain/messages/remindUnread.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { submitWithEffect } from '../../table/write/moveEffects.ts';
import { say } from '../../words/say.ts';

/** Answers of 消息: sending makes a receiver of each person, recalling takes it back from those who have not read it. */
export const handlers = handle(
  messageMain,
  {
    submit: async (input: Readonly<Record<string, unknown>>, context) =>
      submitWithEffect(messageMain, 'status', input, context, async (sql, { id, from, to }, inner) => {
        if (to !== from && (to === '1' || to === '2')) await refuseOpenFields(sql, id);
        if (from !== '2' && to === '2') {
          const receivers = await receiversOf(sql, id, inner);
          if (receivers.length === 0)
            throw new Refusal(400, say`没有人会收到这条消息，请检查接收范围`, [
              { field: 'receiverIds', rule: 'choose' },
            ]);
          await sql.query('update cms_messagemain set send_time = $2::timestamptz where id = $1', [
            id,
            inner.now().toISOString(),
          ]);
          await addReceivers(
            sql,
            inner,
            id,
            receivers.map((one) => one.id),
          );
          await carryOut(sql, inner, id, receivers);
        }
        if (from === '2' && to === '3')
          await sql.query(
            "update cms_messagereceiver set is_deleted = 1, rev = rev + 1 where message_id = $1 and read_status = '0'",
            [id],
          );
      }),
  },
  {
    expressions: {
      replyCount: `case when t.need_reply = 1 then (select count(*)::int from cms_messagereceiver r
        where r.message_id = t.id and r.is_deleted = 0 and r.reply_time is not null) end`,
    },
    ownCalls: {
      readers: { call: readersCall, answer: (input, context) => messageReaders(idIn(input, 'id'), context) },
      remind: { call: remindCall, answer: (input, context) => remindUnread(idIn(input, 'id'), context) },
    },
    timed: {
      field: 'status',
      moves: [{ from: '1', to: '2', due: 'coalesce(t.schedule_time, $1::timestamptz) <= $1::timestamptz' }],
    },
  },
);
