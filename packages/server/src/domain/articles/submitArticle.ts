import { article } from '@lattice/api/resources/cms/article';
import type { Context } from '../../call/Context.ts';
import { crud } from '@lattice/api/call';
import { idOrNone } from '../../call/parameter.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { columnOf, tableOf } from '../../table/table.ts';
import { lockRow, store } from '../../table/write/store.ts';
import { submit } from '../../table/write/submit.ts';
import { judgeWords } from './judgeWords.ts';
import { say } from '../../words/say.ts';

const table = tableOf(article);
const status = columnOf(table, 'status');

const [PUBLISHED, IN_REVIEW] = ['2', '1'];

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

/**
 * Stores an article. Where somebody who does not publish changes what readers see of a published one, it goes back to
 * review in the same transaction, and the answer says so.
 */
export async function submitArticle(
  input: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<{ id: string; rev: number }> {
  const publishes = context.system === true || context.person?.roles.some((role) => PUBLISHERS.has(role)) === true;
  const id = idOrNone(input, 'id');
  return context.db.tx(async (sql) => {
    const inner = transactionContext(context, sql);
    if (id === null || publishes) {
      const saved = await submit(table, crud.submit, input, inner);
      if (context.system !== true) await judgeWords(sql, saved.id, inner);
      return saved;
    }
    const before = await lockRow(sql, table, id, inner);
    const saved = await submit(table, crud.submit, input, inner);
    await judgeWords(sql, id, inner);
    if (before[status.sql] !== PUBLISHED) return saved;
    const after = await lockRow(sql, table, id, inner);
    const isChanged = CONTENT.some((column) => String(before[column] ?? '') !== String(after[column] ?? ''));
    if (after[status.sql] !== PUBLISHED || !isChanged) return saved;
    const rev = await store(sql, table, after, new Map([[status, IN_REVIEW]]), 'submit', inner);
    context.notices.push(say`文章已发布，修改后转为待审核，通过后重新发布`);
    return { id, rev };
  });
}
