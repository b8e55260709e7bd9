import { BANNED, WORDED, type WordRule, wordsIn } from '@lattice/api/articles/wordCheck';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';

/** States in which an article has left its author. */
const LEFT = new Set(['1', '2', '5', '6']);

const advice = ({ word, suggestion }: WordRule): string => (suggestion === '' ? word : `${word}→${suggestion}`);

/**
 * Holds an article against the words that the town looks for: refused where one that is not published would leave its
 * author (`isLeaving` where its state does not say so yet), and told in the answer where one stands in a draft or is
 * only pointed out.
 */
export async function judgeWords(sql: Sql, id: string, context: Context, isLeaving = false): Promise<void> {
  const { rows } = await sql.query<Record<(typeof WORDED)[number] | 'status' | 'tenant', string | null>>(
    `select title, subtitle, summary, content, status::text as status, tenant_id as tenant
      from cms_article
      where id = $1`,
    [id],
  );
  const [row] = rows;
  if (row === undefined) return;
  const { rows: rules } = await sql.query<WordRule>(
    `select word, coalesce(suggestion, '') as suggestion, level
      from cms_articleword
      where tenant_id = $1 and is_enabled = 1 and is_deleted = 0
      order by id`,
    [row.tenant],
  );
  const found = wordsIn(WORDED.map((name) => row[name] ?? '').join('</p>'), rules);
  const banned = found.filter(({ level }) => level === BANNED).map(advice);
  if (banned.length > 0 && (isLeaving || LEFT.has(row.status ?? '')))
    throw new Refusal(400, say`文章里有禁止发布的用词，请修改后再提交：${banned}`);
  if (found.length > 0) context.notices.push(say`请留意文章里的用词：${found.map(advice)}`);
}
