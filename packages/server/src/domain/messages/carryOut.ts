import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { sendMessages } from './outbox.ts';

const OUTER = { '2': 'app', '3': 'sms', '4': 'wechat' } as const;

/** Hands a stored message to the outbox for the channels that lead out of the product. */
export async function carryOut(
  sql: Sql,
  context: Context,
  messageId: string,
  receivers: readonly { id: string; phone: string }[],
): Promise<void> {
  const { rows } = await sql.query<{ channels: string; title: string; content: string }>(
    `select coalesce(channels, '') as channels, message_title as title, content
      from cms_messagemain
      where id = $1`,
    [messageId],
  );
  const [message] = rows;
  if (message === undefined) return;
  for (const [key, channel] of Object.entries(OUTER)) {
    if (!message.channels.split(',').includes(key)) continue;
    const reached = receivers.flatMap((one) => (channel === 'sms' ? one.phone : one.id) || []);
    await sendMessages(sql, context, {
      channel,
      receivers: reached,
      content: { title: message.title, text: message.content },
    });
  }
}
