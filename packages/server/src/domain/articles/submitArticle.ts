import { article } from '@lattice/api/resources/cms/article';
import type { Context } from '../../call/Context.ts';
import { crud } from '@lattice/api/call';
import type { Sql } from '../../db/Database.ts';
import { idOrNone } from '../../call/parameter.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { columnOf, tableOf } from '../../table/table.ts';
import { lockRow, store } from '../../table/write/store.ts';
import { submit } from '../../table/write/submit.ts';
import { notify } from '../messages/notify.ts';
import { judgeWords } from './judgeWords.ts';
import { say } from '../../words/say.ts';

const table = tableOf(article);
const status = columnOf(table, 'status');

const [PUBLISHED, IN_REVIEW, REFUSED] = ['2', '1', '3'];

/** What readers see of an article; where it stands in a list is no matter of a review. */
const CONTENT = [
  'title',
  'subtitle',
  'categoryId',
  'articleType',
  'cover',
  'summary',
  'content',
  'linkUrl',
  'author',
  'articleSource',
  'deptId',
  'griddingIds',
  'activityTime',
  'files',
].map((name) => columnOf(table, name).sql);

/** Roles that publish without anybody else's review, by the move from draft to published. */
const PUBLISHERS = new Set([
  'administrator',
  ...(article.states?.moves ?? []).flatMap(({ from, to, roles }) => (from === '0' && to === PUBLISHED ? roles : [])),
]);

/** Tells the author of a refused article why, unless the author refused it. */
async function tellAuthor(sql: Sql, id: string, context: Context): Promise<void> {
  const { rows } = await sql.query<{ author: string; title: string; reason: string }>(
    `select coalesce(create_user::text, '') as author, title, coalesce(audit_remark, '') as reason
      from cms_article where id = $1`,
    [id],
  );
  const [row] = rows;
  if (row === undefined || row.author === '' || row.author === context.person?.userId) return;
  await notify(sql, context, {
    users: [row.author],
    type: '1',
    title: `文章被驳回：${row.title}`,
    content: `驳回原因：${row.reason}。请在文章预览里查看批注，修改后重新提交。`,
    bizType: 'article',
    bizId: id,
  });
}

/**
 * Stores an article, and tells its author where it is refused. Where somebody who does not publish changes what readers
 * see of a published one, it goes back to review in the same transaction, and the answer says so.
 */
export async function submitArticle(
  input: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<{ id: string; rev: number }> {
  const publishes = context.system === true || context.person?.roles.some((role) => PUBLISHERS.has(role)) === true;
  const id = idOrNone(input, 'id');
  return context.db.tx(async (sql) => {
    const inner = transactionContext(context, sql);
    const before = id === null ? null : await lockRow(sql, table, id, inner);
    const saved = await submit(table, crud.submit, input, inner);
    if (context.system !== true) await judgeWords(sql, saved.id, inner);
    if (before?.[status.sql] === IN_REVIEW && input.status === REFUSED) await tellAuthor(sql, saved.id, inner);
    if (id === null || publishes || before?.[status.sql] !== PUBLISHED) return saved;
    const after = await lockRow(sql, table, id, inner);
    const isChanged = CONTENT.some((column) => String(before[column] ?? '') !== String(after[column] ?? ''));
    if (after[status.sql] !== PUBLISHED || !isChanged) return saved;
    const rev = await store(sql, table, after, new Map([[status, IN_REVIEW]]), 'submit', inner);
    context.notices.push(say`文章已发布，修改后转为待审核，通过后重新发布`);
    return { id, rev };
  });
}
