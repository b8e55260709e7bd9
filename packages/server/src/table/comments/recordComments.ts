import { MAX_COMMENT, MAX_NAMED, type RecordComment } from '@lattice/api/comments';
import { files as filesField } from '@lattice/api/kinds/files';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { fileLinksIn, idIn, idsOrNone, optionalTextIn } from '../../call/parameter.ts';
import { notify } from '../../domain/messages/notify.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';
import { audit } from '../audit.ts';
import { type PageBody, pageBody } from '../paging.ts';
import { findRow, wholeNumber } from '../read/read.ts';
import type { Table } from '../table.ts';

type Input = Readonly<Record<string, unknown>>;

/** Most comments that one question gives. */
const MAX_SIZE = 50;
const attached = filesField('附件');

/** What was said about a record that the person may see, the newest first. */
export async function recordComments(table: Table, input: Input, context: Context): Promise<PageBody<RecordComment>> {
  const current = wholeNumber(input.current, 1, 'current');
  const size = Math.min(wholeNumber(input.size, 10, 'size'), MAX_SIZE);
  const { id } = await findRow(table, input.id, context);
  const { userId, tenantId } = personOf(context);
  const where = 'c.path = $1 and c.record_id = $2 and c.tenant_id = $3 and c.removed is null';
  const params = [table.resource.path, id, tenantId];
  const [found, counted] = await Promise.all([
    context.db.query<RecordComment>(
      `select c.id::text as id, to_char(c.time, 'YYYY-MM-DD HH24:MI:SS') as time,
        coalesce(nullif(u.real_name, ''), u.account, '') as "userName", c.user_id = $4 as "isOwn", c.text, c.files
       from sys_comment c
       left join blade_user u on u.id = c.user_id
       where ${where}
       order by c.id desc limit ${size} offset ${(current - 1) * size}`,
      [...params, userId],
    ),
    context.db.query<{ total: string }>(`select count(*) as total from sys_comment c where ${where}`, params),
  ]);
  return pageBody(found.rows, Number(counted.rows[0]?.total ?? 0), size, current);
}

/** Stores what the person says about a record that they may see, and sends a message to who is named in it. */
export async function addComment(table: Table, input: Input, context: Context): Promise<{ id: string }> {
  const text = optionalTextIn(input, 'text', 10 * MAX_COMMENT).trim();
  const files = fileLinksIn(input, 'files', attached);
  const named = idsOrNone(input, 'users');
  if (text === '' && files === '') throw new Refusal(400, say`请填写评论的内容，或附上文件`);
  if (Array.from(text).length > MAX_COMMENT) throw new Refusal(400, say`评论最多 ${MAX_COMMENT} 个字`);
  if (named.length > MAX_NAMED) throw new Refusal(400, say`一条评论最多提到 ${MAX_NAMED} 人`);
  const { id: recordId } = await findRow(table, input.id, context);
  const { userId, tenantId } = personOf(context);
  const { path, label } = table.resource;
  const id = context.nextId();
  await context.db.tx(async (sql) => {
    await sql.query(
      `insert into sys_comment (id, tenant_id, path, record_id, user_id, time, text, files)
        values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, tenantId, path, recordId, userId, context.now().toISOString(), text, files],
    );
    await audit(sql, context, { action: 'comment', path, recordId: String(recordId) });
    const { rows } = await sql.query<{ name: string }>(
      "select coalesce(nullif(real_name, ''), account, '') as name from blade_user where id = $1",
      [userId],
    );
    await notify(sql, context, {
      users: named.filter((one) => one !== userId),
      type: '1',
      title: `${rows[0]?.name ?? ''}在“${label}”的评论里提到了您`,
      content: text,
      bizType: 'mention',
      bizId: id,
    });
  });
  return { id };
}

/** Takes back a comment of the person's own on a record that they may see. */
export async function removeComment(table: Table, input: Input, context: Context): Promise<boolean> {
  const commentId = idIn(input, 'comment');
  const { id: recordId } = await findRow(table, input.id, context);
  const { userId } = personOf(context);
  const { path } = table.resource;
  await context.db.tx(async (sql) => {
    const { count } = await sql.query(
      `update sys_comment set removed = $1
        where id = $2 and path = $3 and record_id = $4 and user_id = $5 and removed is null`,
      [context.now().toISOString(), commentId, path, recordId, userId],
    );
    if (count === 0) throw new Refusal(400, say`只能撤回自己的评论，这一条也可能已经撤回`);
    await audit(sql, context, { action: 'uncomment', path, recordId: String(recordId) });
  });
  return true;
}
