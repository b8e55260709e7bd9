import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { notify } from '../../domain/messages/notify.ts';
import type { Instance } from './Instance.ts';

const MAX_OPINION = 300;

/**
 * Tells those whose request a process was how it ended and what was said last; whoever ended it knows already.
 */
export async function tellApplicants(
  sql: Sql,
  { id, processName, applicants }: Instance,
  ending: '已同意' | '未同意' | '已终止',
  opinion: string,
  context: Context,
): Promise<void> {
  await notify(sql, context, {
    users: [...new Set(applicants)].filter((user) => user !== context.person?.userId),
    type: '1',
    title: `${processName}：${ending}`,
    content: `您的“${processName}”${ending}。${opinion === '' ? '' : `意见：${opinion.slice(0, MAX_OPINION)}`}`,
    bizType: 'flow',
    bizId: id,
  });
}
