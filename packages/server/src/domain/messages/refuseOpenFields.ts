import { openFields } from '@lattice/api/messageFields';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';

/** Refuses to send a message of a template of which a field is not filled in. */
export async function refuseOpenFields(sql: Sql, id: string): Promise<void> {
  const { rows } = await sql.query<{ title: string; content: string }>(
    `select coalesce(message_title, '') as title, coalesce(content, '') as content
      from cms_messagemain
      where id = $1 and template_id is not null`,
    [id],
  );
  const [message] = rows;
  const open = message === undefined ? [] : openFields(message.title, message.content);
  if (open.length > 0)
    throw new Refusal(400, say`模板里还有没填写的内容：${open.join('、')}。请编辑消息，把花括号里的部分换成实际内容`, [
      { field: 'content', rule: 'enter' },
    ]);
}
