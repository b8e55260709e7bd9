import { messageMain } from '@lattice/api/resources/cms/messageMain';
import { handle } from '../../call/handle.ts';
import { addReceivers } from '../../domain/messages/notify.ts';
import { receiversOf } from '../../domain/messages/receiversOf.ts';
import { sendMessages } from '../../domain/messages/outbox.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { submitWithEffect } from '../../table/write/moveEffects.ts';
import { say } from '../../words/say.ts';

const OUTER = { '2': 'app', '3': 'sms', '4': 'wechat' } as const;

/** Answers of 消息: sending makes a receiver of each person, recalling takes it back from those who have not read it. */
export const handlers = handle(
  messageMain,
  {
    submit: async (input: Readonly<Record<string, unknown>>, context) =>
      submitWithEffect(messageMain, 'status', input, context, async (sql, { id, from, to }, inner) => {
        if (from !== '2' && to === '2') {
          const receivers = await receiversOf(sql, id, inner);
          if (receivers.length === 0)
            throw new Refusal(400, say`没有人会收到这条消息，请检查接收范围`, [
              { field: 'receiverIds', rule: 'choose' },
            ]);
          await sql.query('update cms_messagemain set send_time = now() where id = $1', [id]);
          await addReceivers(
            sql,
            inner,
            id,
            receivers.map((one) => one.id),
          );
          const { rows } = await sql.query<{ channels: string; title: string; content: string }>(
            `select coalesce(channels, '') as channels, message_title as title, content
              from cms_messagemain
              where id = $1`,
            [id],
          );
          const [message] = rows;
          for (const [key, channel] of Object.entries(OUTER)) {
            if (message === undefined || !message.channels.split(',').includes(key)) continue;
            const reached = receivers.flatMap((one) => (channel === 'sms' ? one.phone : one.id) || []);
            await sendMessages(sql, inner, {
              channel,
              receivers: reached,
              content: { title: message.title, text: message.content },
            });
          }
        }
        if (from === '2' && to === '3')
          await sql.query(
            "update cms_messagereceiver set is_deleted = 1, rev = rev + 1 where message_id = $1 and read_status = '0'",
            [id],
          );
      }),
  },
  {
    timed: {
      field: 'status',
      moves: [{ from: '1', to: '2', due: 'coalesce(t.schedule_time, $1::timestamptz) <= $1::timestamptz' }],
    },
  },
);
